import { AppError } from '@fap/shared/kernel/app-error.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import type { Ctx } from '../../platform/context.ts';
import { spendVerification, verifyPassword } from './password.ts';
import type { PasswordTurns } from './password-turns.ts';
import { checkSignInAllowed, recordSignInFailure } from './throttle-sign-in.ts';

export interface SignInInput {
  email: string;
  password: string;
  address: string;
}

/**
 * Checks e-mail and password; throws UNAUTHENTICATED without saying which was wrong, TOO_MANY after ten failures.
 * Attempts from one address take turns, so that many at once are counted like many in a row; another process may let
 * through one more at the same moment.
 */
export async function signIn(
  ctx: Ctx,
  turns: PasswordTurns,
  input: SignInInput,
): Promise<{ accountId: string }> {
  const email = input.email.trim().toLowerCase();
  return turns.take(input.address, async () => {
    await checkSignInAllowed(ctx, email, input.address);
    const accountId = await findByPassword(ctx, email, input.password);
    if (accountId !== null) return { accountId };
    await recordSignInFailure(ctx, email, input.address);
    throw new AppError('UNAUTHENTICATED', { message: 'E-mail address or password is wrong.' });
  });
}

/** The account these open, or null; takes as long for an account that does not exist. */
async function findByPassword(ctx: Ctx, email: string, password: string): Promise<string | null> {
  const isPlausible = email.length <= 254 && password.length <= 200 && !email.includes('\u0000');
  const found = isPlausible ? await findCredentials(ctx, email) : null;
  if (found) return (await verifyPassword(found.passwordHash, password)) ? found.id : null;
  await spendVerification(password.slice(0, 200));
  return null;
}

/** The account of an e-mail address with its password's hash; null when there is none. */
export async function findCredentials(
  ctx: Ctx,
  email: string,
): Promise<{ id: string; passwordHash: string } | null> {
  const [found] = await ctx.db
    .select({ id: account.id, passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.email, email));
  return found ?? null;
}
