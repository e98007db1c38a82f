import * as v from 'valibot';
import { defineFact } from '../kernel/topic.ts';

export const DASHBOARD_TOPIC = 'dashboard';

export const dashboardFacts = {
  /** Volatile counters, sent every two seconds and at once to new subscribers. */
  stats: defineFact('dashboard:stats', v.object({ trackedNodes: v.number() }), { durable: false }),
};

/** Interval of the counters, in milliseconds (specification, section 2: the counter rises every 2 seconds). */
export const DASHBOARD_STATS_EVERY_MS = 2_000;
/** The demo's tracked-nodes counter wraps here (specification, section 2). */
export const TRACKED_NODES_WRAP = 1_000;
