import { createHash } from 'node:crypto';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { signInFailure } from '../../db/schema/auth.ts';
import { type Ctx, PLATFORM_ACTOR, type TxCtx } from '../../platform/write/context.ts';
import { transact } from '../../platform/write/transact.ts';

const WINDOW_MS = 15 * 60 * 1000;

/** Failures counted together, and how many of them the window allows. */
interface FailureLimit {
  key: string;
  limit: number;
}

const hashed = (text: string) => createHash('sha256').update(text).digest('hex');

const limitOfAccount = (email: string, address: string): FailureLimit => ({
  key: hashed(`${email}\n${address}`),
  limit: 10,
});

/**
 * Two limits: one account from one address, and one address over all accounts. Never one account over all addresses,
 * because anybody could then lock its owner out. The second is generous, because an office or a whole town can share an
 * address.
 */
const limitsOf = (email: string, address: string): FailureLimit[] => [
  limitOfAccount(email, address),
  { key: hashed(`address\n${address}`), limit: 300 },
];

/** Throws TOO_MANY with the seconds to wait once an account failed too often from this address, or the address itself. */
export async function checkSignInAllowed(ctx: Ctx, email: string, address: string): Promise<void> {
  const now = ctx.clock.now().getTime();
  for (const { key, limit: most } of limitsOf(email, address)) {
    const [oldest] = await ctx.db
      .select({ at: signInFailure.failedAt })
      .from(signInFailure)
      .where(and(eq(signInFailure.key, key), gt(signInFailure.failedAt, new Date(now - WINDOW_MS))))
      .orderBy(desc(signInFailure.failedAt))
      .offset(most - 1)
      .limit(1);
    if (!oldest) continue;
    throw new AppError('TOO_MANY', {
      message: t`Too many failed sign-ins. Please wait a few minutes and try again.`,
      retryAfterSeconds: Math.max(1, Math.ceil((oldest.at.getTime() + WINDOW_MS - now) / 1000)),
    });
  }
}

/** Records a failed sign-in and deletes those of the same keys outside the window. */
export const recordSignInFailure = (ctx: Ctx, email: string, address: string): Promise<void> =>
  record(
    ctx,
    limitsOf(email, address).map(({ key }) => key),
  );

/**
 * Counts a sign-up as a failed sign-in, because it tests an e-mail and a password too; addresses also have a limit of
 * sign-ups.
 */
export const recordSignUp = (ctx: Ctx, email: string, address: string): Promise<void> =>
  record(ctx, [limitOfAccount(email, address).key]);

async function record(ctx: Ctx, keys: string[]): Promise<void> {
  const failedAt = ctx.clock.now();
  const outOfWindow = lte(signInFailure.failedAt, new Date(failedAt.getTime() - WINDOW_MS));
  const count = async (tx: TxCtx) => {
    await tx.db.insert(signInFailure).values(keys.map((key) => ({ key, failedAt })));
    await tx.db.delete(signInFailure).where(and(inArray(signInFailure.key, keys), outOfWindow));
  };
  const housekeeping = 'a counter of failures, without the account';
  await transact({ ...ctx, actor: PLATFORM_ACTOR }, 'platform', count, { housekeeping });
}
