import { createHash, randomBytes } from 'node:crypto';
import type { Invitation } from '@fap/shared/auth/admin-contract.ts';
import type { GivenRole } from '@fap/shared/auth/capabilities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { account, accountInvitation } from '../../../db/schema/auth.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { queueMail } from '../../mail/index.ts';

const SECRET_BYTES = 24;
const VALID_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** SHA-256 of an invitation's secret. */
export const invitationHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/**
 * Invites somebody by mail in place of an earlier invitation of the address. Throws CONFLICT when the address is confirmed for an
 * account already.
 */
export async function invite(
  ctx: Ctx,
  { email, roles }: { email: string; roles: readonly GivenRole[] },
): Promise<Invitation> {
  const invitedBy = actingAccount(ctx);
  const name = ctx.actor.displayName;
  return transact(ctx, 'admin.access', async (tx) => {
    const [known] = await tx.db
      .select({ id: account.id })
      .from(account)
      .where(and(eq(account.email, email), isNotNull(account.emailConfirmedAt)));
    if (known)
      throw new AppError('CONFLICT', {
        message: t`This address has an account already. Change its roles instead.`,
      });
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const createdAt = tx.clock.now();
    const expiresAt = new Date(createdAt.getTime() + VALID_DAYS * DAY_MS);
    const row = {
      secretHash: invitationHash(secret),
      roles: [...new Set(roles)].sort(),
      invitedBy,
      createdAt,
      expiresAt,
    };
    const id = tx.ids.next('invitation');
    await tx.db.delete(accountInvitation).where(eq(accountInvitation.email, email));
    await tx.db.insert(accountInvitation).values({ id, email, ...row });
    await recordAudit(tx, {
      action: 'account.invited',
      entityType: 'invitation',
      entityId: id,
      after: { email, roles: row.roles },
    });
    await queueMail(tx, {
      to: email,
      reader: invitedBy,
      write: () => ({
        subject: t`${name} invites you`,
        paragraphs: [
          t`${name} invites you to the Forensic Anti-Fraud Platform. Open the link to create your account.`,
          `/api/invitation?token=${secret}`,
          t`The link works once, for ${VALID_DAYS} days.`,
        ],
      }),
    });
    return {
      id,
      email,
      roles: row.roles,
      invitedBy: name,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    };
  });
}

/** Takes an invitation back. Throws NOT_FOUND. */
export async function revokeInvitation(ctx: Ctx, id: string): Promise<void> {
  await transact(ctx, 'admin.access', async (tx) => {
    const [revoked] = await tx.db
      .delete(accountInvitation)
      .where(eq(accountInvitation.id, id))
      .returning({ email: accountInvitation.email });
    if (!revoked) throw new AppError('NOT_FOUND', { message: t`There is no such invitation` });
    await recordAudit(tx, {
      action: 'account.invitation-revoked',
      entityType: 'invitation',
      entityId: id,
      before: revoked,
    });
  });
}
