import { and, eq, isNotNull } from 'drizzle-orm';
import { recoveryCode, totpFactor } from '../../../db/schema/auth.ts';
import type { Ctx } from '../../../platform/write/context.ts';

/** An account's authenticator app: since when it is asked for, and how many recovery codes are left; null without one. */
export async function findFactor(
  ctx: Ctx,
  accountId: string,
): Promise<{ since: string; recoveryCodes: number } | null> {
  const [factor] = await ctx.db
    .select({ confirmedAt: totpFactor.confirmedAt })
    .from(totpFactor)
    .where(and(eq(totpFactor.accountId, accountId), isNotNull(totpFactor.confirmedAt)));
  if (!factor?.confirmedAt) return null;
  const recoveryCodes = await ctx.db.$count(recoveryCode, eq(recoveryCode.accountId, accountId));
  return { since: factor.confirmedAt.toISOString(), recoveryCodes };
}
