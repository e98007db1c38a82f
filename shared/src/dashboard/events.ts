import * as v from 'valibot';
import { defineFact } from '../kernel/topic.ts';
import { TAKEN_KINDS } from './alerts.ts';

export const DASHBOARD_TOPIC = 'dashboard';

/** What happens to an alert. */
export const ALERT_CHANGES = ['raised', 'taken', 'returned'] as const;

export const dashboardFacts = {
  /** Volatile counters, sent every two seconds and at once to new subscribers. */
  stats: defineFact('dashboard:stats', v.object({ trackedNodes: v.number() }), { durable: false }),
  /** Never of Elder Shield: its alerts are told to the people they concern, on their own topic. */
  alert: defineFact(
    'dashboard:alert',
    v.object({
      kind: v.picklist(TAKEN_KINDS),
      subjectId: v.string(),
      /** A cluster's name or a case's number, as everybody may read them. */
      name: v.string(),
      change: v.picklist(ALERT_CHANGES),
    }),
  ),
  /** A case was opened or changed: everybody reads what they may of it. */
  case: defineFact(
    'dashboard:case',
    v.object({ caseId: v.string(), change: v.picklist(['opened', 'changed']) }),
  ),
};

/** Interval of the counters, in milliseconds (specification, section 2: the counter rises every 2 seconds). */
export const DASHBOARD_STATS_EVERY_MS = 2_000;
/** The demo's tracked-nodes counter wraps here (specification, section 2). */
export const TRACKED_NODES_WRAP = 1_000;
