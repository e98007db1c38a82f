import { and, gt, inArray } from 'drizzle-orm';
import { session } from '../../db/schema/auth.ts';
import type { Ctx } from '../../platform/context.ts';

/** Of these session ids, the ones that are signed out or have run out. */
export async function findEndedSessions(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({ id: session.id })
    .from(session)
    .where(and(inArray(session.id, [...ids]), gt(session.expiresAt, ctx.clock.now())));
  const open = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !open.has(id));
}
