import { refuseNameOf } from '@fap/shared/auth/display-name.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { LIMITS } from '@fap/shared/kernel/limits.ts';
import { sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import type { Ctx } from '../../platform/context.ts';
import { spendOf } from '../../platform/limits/spend.ts';
import { createAccount } from './create-account.ts';
import { verifyPassword } from './password.ts';
import type { PasswordTurns } from './password-turns.ts';
import { findCredentials } from './sign-in.ts';
import { checkSignInAllowed, recordSignInFailure } from './throttle-sign-in.ts';

export interface SignUpInput {
  email: string;
  password: string;
  displayName: string;
  /** Where the request comes from. */
  address: string;
}

/**
 * Makes an account, or opens the one that this e-mail and password belong to. With another password it is refused with a
 * sentence that does not say why, after the same work, and counts as a failed sign-in. Until e-mail addresses can be
 * proven, a refusal still lets somebody guess; limits make asking about many of them slow.
 */
export async function signUp(
  ctx: Ctx,
  turns: PasswordTurns,
  { email, password, displayName, address }: SignUpInput,
): Promise<{ accountId: string }> {
  await refuseStaffName(ctx, displayName);
  await spendOf(ctx, LIMITS.signUps, `signUps ${address}`);
  return turns.take(address, async () => {
    await checkSignInAllowed(ctx, email, address);
    const known = await findCredentials(ctx, email);
    // Either way one hash is computed.
    const accountId = known
      ? (await verifyPassword(known.passwordHash, password)) && known.id
      : await create(ctx, { email, password, displayName });
    if (accountId) return { accountId };
    await recordSignInFailure(ctx, email, address);
    throw new AppError('UNAUTHENTICATED', {
      message:
        'We could not open an account with this e-mail address and password. If you already have an account, please sign in.',
    });
  });
}

/** Null when somebody else took the address in this moment. */
async function create(ctx: Ctx, input: Omit<SignUpInput, 'address'>): Promise<string | null> {
  try {
    return (await createAccount(ctx, input)).id;
  } catch (error) {
    if (error instanceof AppError && error.code === 'CONFLICT') return null;
    throw error;
  }
}

async function refuseStaffName(ctx: Ctx, displayName: string): Promise<void> {
  const staff = await ctx.db
    .select({ name: account.displayName })
    .from(account)
    .where(sql`cardinality(${account.roles}) > 0`);
  const message = refuseNameOf(
    displayName,
    staff.map(({ name }) => name),
  );
  if (message !== null)
    throw new AppError('INVALID', { message, issues: [{ path: 'displayName', message }] });
}
