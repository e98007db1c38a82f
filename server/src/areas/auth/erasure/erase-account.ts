import { randomBytes } from 'node:crypto';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import {
  account,
  accountIdentity,
  apiToken,
  passkey,
  recoveryCode,
  totpFactor,
} from '../../../db/schema/auth.ts';
import { type Ctx, PLATFORM_ACTOR } from '../../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../../platform/write/transact.ts';
import { endSessions } from '../end-sessions.ts';
import { authEvents } from '../events.ts';
import { findLink, redeemLink } from '../links/mailed-links.ts';
import { hashPassword } from '../password.ts';
import { lockAccount, refuseLastAdmin } from '../people/lock-account.ts';

/**
 * Closes an account for good, by the token of `beginErasure`: nobody can sign in any more, and its sessions end, which it gives.
 * What it holds is erased afterwards. Throws INVALID for a token that is not valid any more, CONFLICT for the last admin.
 */
export async function eraseAccount(
  ctx: Ctx,
  { token, alsoPieces }: { token: string; alsoPieces: boolean },
): Promise<string[]> {
  if ((await findLink(ctx, 'erasure', token)) === null)
    throw new AppError('INVALID', { message: t`Please enter your password again: ten minutes have passed.` });
  // Of a password that nobody knows, so that sign-in works as for every other account and never succeeds.
  const passwordHash = await hashPassword(randomBytes(32).toString('hex'));
  return transact({ ...ctx, actor: PLATFORM_ACTOR }, 'platform', async (tx) => {
    const { accountId } = await redeemLink(tx, 'erasure', token);
    await refuseLastAdmin(tx, await lockAccount(tx, accountId));
    const now = tx.clock.now();
    await tx.db
      .update(account)
      .set({
        passwordHash,
        erasedAt: now,
        suspendedAt: now,
        suspendedReason: 'Its owner deleted this account.',
      })
      .where(eq(account.id, accountId));
    await tx.db.delete(accountIdentity).where(eq(accountIdentity.accountId, accountId));
    await tx.db.delete(passkey).where(eq(passkey.accountId, accountId));
    await tx.db.delete(apiToken).where(eq(apiToken.accountId, accountId));
    await tx.db.delete(totpFactor).where(eq(totpFactor.accountId, accountId));
    await tx.db.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
    const ended = await endSessions(tx, accountId);
    await recordAudit(tx, {
      action: 'account.erased',
      entityType: 'account',
      entityId: accountId,
      after: { alsoPieces, sessionsEnded: ended.length },
    });
    emit(tx, authEvents.erased, { accountId, alsoPieces });
    return ended;
  });
}
