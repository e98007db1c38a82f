import { DASHBOARD_STATS_EVERY_MS, TRACKED_NODES_WRAP } from '@fap/shared/dashboard/events.ts';
import { sql } from 'drizzle-orm';
import { indicatorMention } from '../../db/schema/clusters.ts';
import type { Ctx } from '../../platform/context.ts';

/** How many nodes of the indicator graph are tracked. */
export type TrackedNodes = (ctx: Ctx) => Promise<number>;

/** Every identifier that reports name is a node. */
export const countTrackedNodes: TrackedNodes = async (ctx) => {
  const [row] = await ctx.db
    .select({
      count: sql<number>`count(distinct (${indicatorMention.type}, ${indicatorMention.value}))::int`,
    })
    .from(indicatorMention);
  return row?.count ?? 0;
};

/** The demo's simulator: one node more every two seconds, wrapping, the same in every process. */
export const simulateTrackedNodes: TrackedNodes = async (ctx) =>
  Math.floor(ctx.clock.now().getTime() / DASHBOARD_STATS_EVERY_MS) % TRACKED_NODES_WRAP;
