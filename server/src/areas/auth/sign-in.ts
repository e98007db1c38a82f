import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { asc, eq } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { matchPassword } from './password.ts';
import type { PasswordTurns } from './password-turns.ts';
import { checkSignInAllowed, recordSignInFailure } from './throttle-sign-in.ts';

export interface SignInInput {
  email: string;
  password: string;
  address: string;
}

/** The columns of an account that sign-in needs. */
export interface Credentials {
  id: string;
  passwordHash: string;
  suspendedAt: Date | null;
}

/**
 * Checks e-mail and password; throws UNAUTHENTICATED without saying which was wrong, TOO_MANY after ten failures. Attempts
 * from one address are serialised, so that concurrent ones are counted like consecutive ones; another process may let one
 * more through at the same time.
 */
export async function signIn(
  ctx: Ctx,
  turns: PasswordTurns,
  input: SignInInput,
): Promise<{ accountId: string }> {
  const email = input.email.trim().toLowerCase();
  return turns.take(input.address, async () => {
    await checkSignInAllowed(ctx, email, input.address);
    const isPlausible = email.length <= 254 && input.password.length <= 200 && !email.includes('\u0000');
    const known = isPlausible ? await listCredentials(ctx, email) : [];
    const { fitting } = await matchPassword(input.password.slice(0, 200), known);
    if (fitting) {
      refuseSuspended(fitting);
      return { accountId: fitting.id };
    }
    await recordSignInFailure(ctx, email, input.address);
    throw new AppError('UNAUTHENTICATED', { message: t`E-mail address or password is wrong.` });
  });
}

/** Throws FORBIDDEN for a suspended account; only said to somebody who has proven whose it is. */
export function refuseSuspended({ suspendedAt }: Pick<Credentials, 'suspendedAt'>): void {
  if (suspendedAt !== null)
    throw new AppError('FORBIDDEN', {
      message: t`This account is suspended. Please write to the people who run this platform.`,
    });
}

/** The accounts of an e-mail address, oldest first. Until an address is proven several people may have signed up with it. */
export async function listCredentials(ctx: Ctx, email: string): Promise<Credentials[]> {
  return ctx.db
    .select({ id: account.id, passwordHash: account.passwordHash, suspendedAt: account.suspendedAt })
    .from(account)
    .where(eq(account.email, email))
    .orderBy(asc(account.createdAt), asc(account.id));
}
