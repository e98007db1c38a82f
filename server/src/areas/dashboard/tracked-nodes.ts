import { DASHBOARD_STATS_EVERY_MS, TRACKED_NODES_WRAP } from '@fap/shared/dashboard/events.ts';
import { count, gt } from 'drizzle-orm';
import { indicator } from '../../db/schema/indicators.ts';
import type { Ctx } from '../../platform/write/context.ts';

/** How many nodes of the indicator graph are tracked. */
export type TrackedNodes = (ctx: Ctx) => Promise<number>;

/** Every indicator that reports name is a node. */
export const countTrackedNodes: TrackedNodes = async (ctx) => {
  const [row] = await ctx.db.select({ count: count() }).from(indicator).where(gt(indicator.reports, 0));
  return row?.count ?? 0;
};

/** The demo's simulator: adds one node every two seconds, wraps around, and gives the same number in every process. */
export const simulateTrackedNodes: TrackedNodes = async (ctx) =>
  Math.floor(ctx.clock.now().getTime() / DASHBOARD_STATS_EVERY_MS) % TRACKED_NODES_WRAP;
