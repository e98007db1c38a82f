import type { ApiToken } from '@fap/shared/auth/token-contract.ts';
import { and, desc, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { apiToken } from '../../../db/schema/auth.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';

/** Whether a token works: it has neither ended nor been revoked. */
export const worksAt = (now: Date): SQL | undefined =>
  and(isNull(apiToken.revokedAt), gt(apiToken.expiresAt, now));

/** The acting person's tokens that still work, newest first. */
export async function listTokens(ctx: Ctx): Promise<ApiToken[]> {
  const rows = await ctx.db
    .select()
    .from(apiToken)
    .where(and(eq(apiToken.accountId, actingAccount(ctx)), worksAt(ctx.clock.now())))
    .orderBy(desc(apiToken.createdAt), desc(apiToken.id));
  return rows.map(({ id, name, scopes, createdAt, expiresAt, lastUsedAt }) => ({
    id,
    name,
    scopes,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}
