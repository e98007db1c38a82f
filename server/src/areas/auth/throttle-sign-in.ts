import { createHash } from 'node:crypto';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { signInFailure } from '../../db/schema/auth.ts';
import type { Ctx } from '../../platform/context.ts';

/** Failed sign-ins of one account from one address that are let through in the window. */
const MAX_FAILURES = 10;
const WINDOW_MS = 15 * 60 * 1000;

const keyOf = (email: string, address: string) =>
  createHash('sha256').update(`${email}\n${address}`).digest('hex');

/** Waits for this account's and address's turn; it lasts as long as the transaction. */
export async function lockSignIn(ctx: Ctx, email: string, address: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(email, address)}, 1))`);
}

/** Throws TOO_MANY with the seconds to wait once an account failed too often from this address. */
export async function checkSignInAllowed(ctx: Ctx, email: string, address: string): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - WINDOW_MS);
  const failures = await ctx.db
    .select({ at: signInFailure.failedAt })
    .from(signInFailure)
    .where(and(eq(signInFailure.key, keyOf(email, address)), gt(signInFailure.failedAt, since)))
    .orderBy(asc(signInFailure.failedAt));
  const oldest = failures.at(-MAX_FAILURES);
  if (!oldest) return;
  const waitMs = oldest.at.getTime() + WINDOW_MS - ctx.clock.now().getTime();
  throw new AppError('TOO_MANY', {
    message: 'Too many failed sign-ins. Please wait a few minutes and try again.',
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}

/** Remembers a failed sign-in and forgets those that no longer count. */
export async function recordSignInFailure(ctx: Ctx, email: string, address: string): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.insert(signInFailure).values({ key: keyOf(email, address), failedAt: now });
  await ctx.db.delete(signInFailure).where(lt(signInFailure.failedAt, new Date(now.getTime() - WINDOW_MS)));
}
