import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { matchPassword } from './password.ts';
import { checkSignInAllowed, recordSignInFailure } from './throttle-sign-in.ts';

export interface OwnPassword {
  currentPassword: string;
  /** Where the request comes from. */
  address: string;
}

/**
 * Checks the acting person's password before something that an open browser alone must not do. Throws INVALID when it is wrong,
 * TOO_MANY after ten failures, which count as failed sign-ins.
 */
export async function checkOwnPassword(
  ctx: Ctx,
  { currentPassword, address }: OwnPassword,
): Promise<{ accountId: string; email: string; passwordHash: string }> {
  const accountId = actingAccount(ctx);
  const [row] = await ctx.db
    .select({ email: account.email, passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.id, accountId));
  if (!row) throw new AppError('UNAUTHENTICATED');
  await checkSignInAllowed(ctx, row.email, address);
  const { fitting } = await matchPassword(currentPassword, [row]);
  if (fitting) return { accountId, ...row };
  await recordSignInFailure(ctx, row.email, address);
  const message = t`This is not your password.`;
  throw new AppError('INVALID', { message, issues: [{ path: 'currentPassword', message }] });
}
