import * as v from 'valibot';
import { defineFact } from '../kernel/topic.ts';

export const DASHBOARD_TOPIC = 'dashboard';

export const dashboardFacts = {
  /** Figures of the moment, told every two seconds and at once to whoever begins to watch. */
  stats: defineFact('dashboard:stats', v.object({ trackedNodes: v.number() }), { durable: false }),
};

/** How often the figures are told, in milliseconds (specification, section 2: the counter rises every 2 seconds). */
export const DASHBOARD_STATS_EVERY_MS = 2_000;
/** The demo's tracked-nodes counter wraps here (specification, section 2). */
export const TRACKED_NODES_WRAP = 1_000;
