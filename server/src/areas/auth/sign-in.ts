import { AppError } from '@fap/shared/kernel/app-error.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import type { Ctx } from '../../platform/context.ts';
import { spendVerification, verifyPassword } from './password.ts';
import { checkSignInAllowed, recordSignInFailure } from './throttle-sign-in.ts';

export interface SignInInput {
  email: string;
  password: string;
  address: string;
}

/** Checks e-mail and password; throws UNAUTHENTICATED without saying which was wrong, TOO_MANY after ten failures. */
export async function signIn(ctx: Ctx, input: SignInInput): Promise<{ accountId: string }> {
  const email = input.email.trim().toLowerCase();
  await checkSignInAllowed(ctx, email, input.address);
  const isPlausible = email.length <= 254 && input.password.length <= 200 && !email.includes('\u0000');
  const [found] = isPlausible
    ? await ctx.db
        .select({ id: account.id, passwordHash: account.passwordHash })
        .from(account)
        .where(eq(account.email, email))
    : [];
  const isRight = found
    ? await verifyPassword(found.passwordHash, input.password)
    : await spendVerification(input.password.slice(0, 200)).then(() => false);
  if (found && isRight) return { accountId: found.id };
  await recordSignInFailure(ctx, email, input.address);
  throw new AppError('UNAUTHENTICATED', { message: 'E-mail address or password is wrong.' });
}
