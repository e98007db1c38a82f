import type { Role } from '@fap/shared/auth/capabilities.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { account, apiToken } from '../../../db/schema/auth.ts';
import type { TokenHolder } from '../../../platform/http/token-holder.ts';
import { hashSecretToken } from '../../../platform/runtime/secret-token.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { transact } from '../../../platform/write/transact.ts';
import { worksAt } from './list-tokens.ts';

/** Uses within so many minutes of the stored one are not stored: a write for each request would be too many. */
const USE_STORED_AFTER_MS = 10 * 60_000;

/**
 * Whose token this is, read anew for each request, so that a revocation, a suspension or a role that was taken counts at once; null for
 * none that works. Its use is stored every ten minutes.
 */
export async function findToken(ctx: Ctx, token: string): Promise<TokenHolder | null> {
  const now = ctx.clock.now();
  const [row] = await ctx.db
    .select({
      id: apiToken.id,
      accountId: account.id,
      displayName: account.displayName,
      roles: account.roles,
      rolesThen: apiToken.roles,
      scopes: apiToken.scopes,
      lastUsedAt: apiToken.lastUsedAt,
    })
    .from(apiToken)
    .innerJoin(account, eq(account.id, apiToken.accountId))
    .where(and(eq(apiToken.secretHash, hashSecretToken(token)), worksAt(now), isNull(account.suspendedAt)));
  if (!row) return null;
  const { id, rolesThen, roles, lastUsedAt, ...holder } = row;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= USE_STORED_AFTER_MS)
    await transact(
      ctx,
      'platform',
      (tx) => tx.db.update(apiToken).set({ lastUsedAt: now }).where(eq(apiToken.id, id)),
      { housekeeping: 'when a token was used last' },
    );
  const held = roles.filter((role) => rolesThen.includes(role)) as Role[];
  return { ...holder, roles: ['member', ...held] };
}
