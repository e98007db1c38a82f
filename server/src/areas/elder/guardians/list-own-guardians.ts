import type { Guardian } from '@fap/shared/elder/entities.ts';
import type { GuardianScope } from '@fap/shared/elder/scopes.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { guardianship } from '../../../db/schema/elder.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';

/** One's own guardians and invitations, in the order in which they are mailed. */
export const listOwnGuardians = (ctx: Ctx): Promise<Guardian[]> => list(ctx, undefined);

/** One of one's own guardians or invitations. Throws NOT_FOUND. */
export async function getOwnGuardian(ctx: Ctx, id: string): Promise<Guardian> {
  const [found] = await list(ctx, eq(guardianship.id, id));
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

async function list(ctx: Ctx, which: SQL | undefined): Promise<Guardian[]> {
  const rows = await ctx.db
    .select({ row: guardianship, name: account.displayName, accountEmail: account.email })
    .from(guardianship)
    .leftJoin(account, eq(account.id, guardianship.guardianId))
    .where(and(eq(guardianship.elderId, actingAccount(ctx)), isNull(guardianship.revokedAt), which))
    .orderBy(asc(guardianship.position), asc(guardianship.createdAt), asc(guardianship.id));
  return rows.map(({ row, name, accountEmail }) => ({
    id: row.id,
    email: row.email,
    accountEmail,
    name,
    state: row.acceptedAt ? 'accepted' : row.expiresAt <= ctx.clock.now() ? 'expired' : 'invited',
    scopes: row.scopes as GuardianScope[],
    position: row.position,
    invitedAt: row.createdAt.toISOString(),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
  }));
}
