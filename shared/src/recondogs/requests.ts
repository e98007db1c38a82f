import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { storableText, timeSchema } from '../kernel/schemas.ts';

/** Deployments that somebody may have at once on the cluster of an own report, in so many hours; more wait for an admin. */
export const OWN_DEPLOYMENTS = 2;
export const OWN_DEPLOYMENTS_HOURS = 24;
/** How many requests of one person may wait at the same time. */
export const MAX_WAITING_REQUESTS = 10;
export const DECLINE_REASON_MAX = 500;

/** `started`: units were sent, at once or by an admin. */
export const REQUEST_STATES = ['waiting', 'started', 'declined', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** A request that units examine a cluster, as its author sees it. */
export const unitRequestSchema = v.object({
  requestId: v.string(),
  clusterId: v.string(),
  clusterName: v.string(),
  /** Unit keys. */
  units: v.array(v.string()),
  state: v.picklist(REQUEST_STATES),
  /** Why an admin declined it; null otherwise. */
  reason: v.nullable(v.string()),
  /** The operation it became. */
  operationId: v.nullable(v.string()),
  requestedAt: timeSchema,
  decidedAt: v.nullable(timeSchema),
});
export type UnitRequest = v.InferOutput<typeof unitRequestSchema>;

/** A request as admins see it: also whose it is. */
export const queuedRequestSchema = v.object({
  ...unitRequestSchema.entries,
  requestedBy: v.string(),
  /** Its author reported to this cluster; the quota was used up. */
  isOwnCluster: v.boolean(),
});
export type QueuedRequest = v.InferOutput<typeof queuedRequestSchema>;

export const declineReasonSchema = v.pipe(
  storableText(DECLINE_REASON_MAX),
  v.trim(),
  v.minLength(5, t`Please give a reason of at least 5 characters`),
);
