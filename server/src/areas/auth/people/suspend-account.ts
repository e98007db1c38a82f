import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { endSessions } from '../end-sessions.ts';
import { voidInvitationsBy } from '../invitations/void-invitations.ts';
import { endTokens } from '../tokens/end-tokens.ts';
import { lockAccount, refuseLastAdmin } from './lock-account.ts';

export interface Decision {
  accountId: string;
  reason: string;
}

/**
 * Suspends an account, takes its invitations back, and ends its tokens and its sessions, which it gives. Throws NOT_FOUND, and
 * CONFLICT when it is suspended already or the last admin's.
 */
export async function suspendAccount(ctx: Ctx, { accountId, reason }: Decision): Promise<string[]> {
  return transact(ctx, 'admin.access', async (tx) => {
    const before = await lockAccount(tx, accountId);
    if (before.suspendedAt !== null)
      throw new AppError('CONFLICT', { message: t`This account is suspended already` });
    await refuseLastAdmin(tx, before);
    await tx.db
      .update(account)
      .set({ suspendedAt: tx.clock.now(), suspendedReason: reason })
      .where(eq(account.id, accountId));
    const ended = await endSessions(tx, accountId);
    await endTokens(tx, accountId);
    await voidInvitationsBy(tx, accountId);
    await recordAudit(tx, {
      action: 'account.suspended',
      entityType: 'account',
      entityId: accountId,
      after: { reason, sessionsEnded: ended.length },
    });
    return ended;
  });
}

/** Ends a suspension. Throws NOT_FOUND, and CONFLICT when there is none. */
export async function restoreAccount(ctx: Ctx, { accountId, reason }: Decision): Promise<void> {
  await transact(ctx, 'admin.access', async (tx) => {
    const { suspendedAt, erasedAt } = await lockAccount(tx, accountId);
    if (erasedAt !== null)
      throw new AppError('CONFLICT', { message: t`Its owner deleted this account. It cannot come back.` });
    if (suspendedAt === null) throw new AppError('CONFLICT', { message: t`This account is not suspended` });
    await tx.db
      .update(account)
      .set({ suspendedAt: null, suspendedReason: null })
      .where(eq(account.id, accountId));
    await recordAudit(tx, {
      action: 'account.restored',
      entityType: 'account',
      entityId: accountId,
      before: { suspendedAt: suspendedAt.toISOString() },
      after: { reason },
    });
  });
}

/** Ends all tokens and sessions of somebody's account; gives the sessions. Throws NOT_FOUND. */
export async function endSessionsOf(ctx: Ctx, { accountId, reason }: Decision): Promise<string[]> {
  return transact(ctx, 'admin.access', async (tx) => {
    await lockAccount(tx, accountId);
    const ended = await endSessions(tx, accountId);
    await endTokens(tx, accountId);
    await recordAudit(tx, {
      action: 'account.sessions-ended',
      entityType: 'account',
      entityId: accountId,
      after: { reason, sessionsEnded: ended.length },
    });
    return ended;
  });
}
