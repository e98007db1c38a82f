import { GIVEN_ROLES, type GivenRole } from '@fap/shared/auth/capabilities.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../../platform/write/transact.ts';
import { authEvents } from '../events.ts';
import { voidInvitationsBy } from '../invitations/void-invitations.ts';
import { lockAccount, refuseLastAdmin } from './lock-account.ts';

export interface SetRolesInput {
  accountId: string;
  roles: readonly GivenRole[];
  reason: string;
}

/**
 * Gives an account exactly these roles; open connections are judged by them anew, and invitations of an admin who is none any more
 * are void. Throws NOT_FOUND, and CONFLICT when nobody would be admin any more.
 */
export async function setRoles(ctx: Ctx, { accountId, roles, reason }: SetRolesInput): Promise<void> {
  const after = [...new Set(roles)].sort();
  await transact(ctx, 'admin.access', async (tx) => {
    const before = await lockAccount(tx, accountId);
    if (!after.includes('admin')) await refuseLastAdmin(tx, before);
    await tx.db.update(account).set({ roles: after }).where(eq(account.id, accountId));
    if (!after.includes('admin')) await voidInvitationsBy(tx, accountId);
    await recordAudit(tx, {
      action: 'account.roles-set',
      entityType: 'account',
      entityId: accountId,
      before: { roles: before.roles },
      after: { roles: after, reason },
    });
    const given = after.filter((role) => !before.roles.includes(role));
    const taken = GIVEN_ROLES.filter((role) => before.roles.includes(role) && !after.includes(role));
    if (given.length + taken.length > 0)
      emit(tx, authEvents.rolesChanged, { accountId, given, taken, byId: tx.actor.accountId });
  });
}
