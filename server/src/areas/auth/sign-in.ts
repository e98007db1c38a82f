import { AppError } from '@fap/shared/kernel/app-error.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Database } from '../../platform/postgres/database.ts';
import { spendVerification, verifyPassword } from './password.ts';
import { checkSignInAllowed, lockSignIn, recordSignInFailure } from './throttle-sign-in.ts';

export interface SignInInput {
  email: string;
  password: string;
  address: string;
}

/**
 * Checks e-mail and password; throws UNAUTHENTICATED without saying which was wrong, TOO_MANY after ten failures.
 * Attempts on one account from one address take turns, so that many at once are counted like many in a row.
 */
export async function signIn(ctx: Ctx, input: SignInInput): Promise<{ accountId: string }> {
  const email = input.email.trim().toLowerCase();
  const accountId = await (ctx.db as Database).transaction(async (db) => {
    const turn = { ...ctx, db };
    await lockSignIn(turn, email, input.address);
    await checkSignInAllowed(turn, email, input.address);
    const found = await findByPassword(turn, email, input.password);
    if (found === null) await recordSignInFailure(turn, email, input.address);
    return found;
  });
  if (accountId === null) {
    throw new AppError('UNAUTHENTICATED', { message: 'E-mail address or password is wrong.' });
  }
  return { accountId };
}

/** The account these open, or null; takes as long for an account that does not exist. */
async function findByPassword(ctx: Ctx, email: string, password: string): Promise<string | null> {
  const isPlausible = email.length <= 254 && password.length <= 200 && !email.includes('\u0000');
  const [found] = isPlausible
    ? await ctx.db
        .select({ id: account.id, passwordHash: account.passwordHash })
        .from(account)
        .where(eq(account.email, email))
    : [];
  if (found) return (await verifyPassword(found.passwordHash, password)) ? found.id : null;
  await spendVerification(password.slice(0, 200));
  return null;
}
