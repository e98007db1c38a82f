import type { ProtectedPerson } from '@fap/shared/elder/entities.ts';
import type { GuardianScope } from '@fap/shared/elder/scopes.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { guardianship } from '../../../db/schema/elder.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../../platform/write/transact.ts';
import { elderEvents } from '../events.ts';
import { lockShield } from '../rows/get-shield.ts';
import { findOwnGuardianship, type GuardianshipRow } from '../rows/list-guardianships.ts';
import { recordAct } from '../rows/record-act.ts';
import { secretHash } from './invite-guardian.ts';
import { listPeople } from './list-people.ts';

const NOT_VALID = t`This invitation is no longer valid. Please ask for a new one.`;

const isOpen = (ctx: Ctx, token: string) =>
  and(
    eq(guardianship.secretHash, secretHash(token)),
    isNull(guardianship.revokedAt),
    gt(guardianship.expiresAt, ctx.clock.now()),
  );

/** Who invites with a token, and to what. Throws INVALID for one that is used, expired, withdrawn or never was. */
export async function getInvitation(
  ctx: Ctx,
  token: string,
): Promise<{ elderName: string; scopes: GuardianScope[]; expiresAt: string }> {
  const [found] = await ctx.db
    .select({
      elderName: account.displayName,
      scopes: guardianship.scopes,
      expiresAt: guardianship.expiresAt,
    })
    .from(guardianship)
    .innerJoin(account, eq(account.id, guardianship.elderId))
    .where(isOpen(ctx, token));
  if (!found) throw new AppError('INVALID', { message: NOT_VALID });
  return {
    elderName: found.elderName,
    scopes: found.scopes as GuardianScope[],
    expiresAt: found.expiresAt.toISOString(),
  };
}

/**
 * Accepts an invitation; whoever holds the link may, whatever address their account has. Throws INVALID for a token that is not valid,
 * CONFLICT for who would guard themselves or does so already.
 */
export async function acceptInvitation(ctx: Ctx, token: string): Promise<ProtectedPerson> {
  const guardianId = actingAccount(ctx);
  const [found] = await ctx.db.select().from(guardianship).where(isOpen(ctx, token));
  if (!found) throw new AppError('INVALID', { message: NOT_VALID });
  if (found.elderId === guardianId)
    throw new AppError('CONFLICT', { message: t`A guardian is somebody else. Please pass the link on.` });
  const accepted = await transact(ctx, 'elder.protect', async (tx) => {
    await lockShield(tx, found.elderId);
    if (await findOwnGuardianship(tx, found.elderId))
      throw new AppError('CONFLICT', { message: t`You are their guardian already` });
    const [row] = await tx.db
      .update(guardianship)
      .set({ guardianId, acceptedAt: tx.clock.now(), secretHash: null })
      .where(isOpen(tx, token))
      .returning();
    if (!row) throw new AppError('INVALID', { message: NOT_VALID });
    await recordAct(tx, row, 'accepted');
    emit(tx, elderEvents.guardianAccepted, { guardianshipId: row.id, elderId: row.elderId, guardianId });
    await recordAudit(tx, {
      action: 'elder.guardian-accepted',
      entityType: 'guardianship',
      entityId: row.id,
      after: { scopes: row.scopes },
    });
    return row satisfies GuardianshipRow;
  });
  const person = (await listPeople(ctx)).find(({ guardianshipId }) => guardianshipId === accepted.id);
  if (!person) throw new AppError('NOT_FOUND');
  return person;
}
