import { AppError } from '@fap/shared/kernel/app-error.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { type Ctx, PLATFORM_ACTOR } from '../../../platform/write/context.ts';
import { transact } from '../../../platform/write/transact.ts';
import { confirmAddress } from '../addresses/confirm-address.ts';
import { findLink, redeemLink } from '../links/mailed-links.ts';
import { hashPassword } from '../password.ts';
import type { PasswordTurns } from '../password-turns.ts';
import { savePassword } from './save-password.ts';

/**
 * Sets a new password by a mailed link and signs out every browser; gives the ended sessions. Opening the link proves the
 * address, which is confirmed then, unless another account has it. Throws INVALID for a link that is not valid any more.
 */
export async function resetPassword(
  ctx: Ctx,
  turns: PasswordTurns,
  { token, password, address }: { token: string; password: string; address: string },
): Promise<string[]> {
  // Before the password is hashed, which costs a core for a while.
  const link = await findLink(ctx, 'password', token);
  const [row] = link
    ? await ctx.db.select({ like: account.passwordHash }).from(account).where(eq(account.id, link.accountId))
    : [];
  const passwordHash = row && (await turns.take(address, () => hashPassword(password, row.like)));
  return transact({ ...ctx, actor: PLATFORM_ACTOR }, 'platform', async (tx) => {
    const { accountId, email } = await redeemLink(tx, 'password', token);
    if (passwordHash === undefined) throw new AppError('INVALID');
    await confirmAddress(tx, accountId, email);
    return savePassword(tx, {
      accountId,
      email,
      passwordHash,
      keepSession: null,
      action: 'account.password-reset',
    });
  });
}
