import type { Locale } from '@fap/shared/auth/locales.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { LIMITS } from '@fap/shared/kernel/limits.ts';
import { spendOf } from '../../platform/limits/spend.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { createAccount } from './create-account.ts';
import { matchPassword } from './password.ts';
import type { PasswordTurns } from './password-turns.ts';
import { refuseStaffName } from './refuse-staff-name.ts';
import { listCredentials, refuseSuspended } from './sign-in.ts';
import { checkSignInAllowed, recordSignUp } from './throttle-sign-in.ts';

/** Retries after a CONFLICT, which a form sent twice causes once. */
const MAX_ATTEMPTS = 3;

export interface SignUpInput {
  email: string;
  password: string;
  displayName: string;
  /** Where the request comes from. */
  address: string;
  /** Language and region of the account. */
  locale?: Locale;
}

/**
 * Creates an account, or signs in to the one with this e-mail and password. An unverified e-mail address belongs to
 * nobody: somebody else who signs up with it gets an account of their own, told apart by the password. So no answer
 * reveals a known address, and nobody is locked out by whoever came first. Each sign-up counts as a failed sign-in, else
 * passwords could be guessed here.
 */
export async function signUp(
  ctx: Ctx,
  turns: PasswordTurns,
  { email, password, displayName, address, locale }: SignUpInput,
): Promise<{ accountId: string }> {
  await refuseStaffName(ctx, displayName);
  await spendOf(ctx, LIMITS.signUps, `signUps ${address}`);
  return turns.take(address, async () => {
    await checkSignInAllowed(ctx, email, address);
    for (let attempt = 1; ; attempt += 1) {
      const known = await listCredentials(ctx, email);
      const { fitting, passwordHash } = await matchPassword(password, known);
      if (fitting) {
        refuseSuspended(fitting);
        return { accountId: fitting.id };
      }
      try {
        const besideAccounts = known.length;
        const account = {
          email,
          passwordHash,
          displayName,
          besideAccounts,
          isMailed: true,
          ...(locale && { locale }),
        };
        const { id } = await createAccount(ctx, account);
        await recordSignUp(ctx, email, address);
        return { accountId: id };
      } catch (error) {
        const isRace = error instanceof AppError && error.code === 'CONFLICT';
        if (!isRace || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  });
}
