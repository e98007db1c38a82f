import { and, isNull, lte } from 'drizzle-orm';
import { layerClaim } from '../../db/schema/puzzle.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { transact } from '../../platform/write/transact.ts';
import { findRunningClaim } from './running-claim.ts';
import { lockPuzzle } from './settle-layer.ts';

/** Ends claims whose lease ran out; returns how many it looked at. */
export async function expireClaims(ctx: Ctx): Promise<number> {
  const overdue = await ctx.db
    .select({ clusterId: layerClaim.clusterId, layer: layerClaim.layer })
    .from(layerClaim)
    .where(and(isNull(layerClaim.endedAt), lte(layerClaim.expiresAt, ctx.clock.now())));
  for (const place of overdue) {
    await transact(ctx, 'platform', async (tx) => {
      await lockPuzzle(tx, place.clusterId);
      await findRunningClaim(tx, place);
    });
  }
  return overdue.length;
}
