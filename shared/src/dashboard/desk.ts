import * as v from 'valibot';

/** Most entries of a queue that the desk counts: above it says that there are more. */
export const DESK_COUNTED = 20;

const waiting = v.object({ count: v.number(), hasMore: v.boolean() });

/** What waits for somebody on their home page; everything in it is their own, or a queue their roles let them work on. */
export const deskSchema = v.object({
  reports: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      clusterId: v.nullable(v.string()),
      clusterName: v.nullable(v.string()),
      /** An analyst asked something and got no answer yet. */
      isAsked: v.boolean(),
    }),
  ),
  pieces: v.object({
    confirmed: v.number(),
    /** Disputed ones first, then those open for review, newest first. */
    open: v.array(
      v.object({
        id: v.string(),
        clusterId: v.string(),
        clusterName: v.string(),
        layer: v.number(),
        status: v.picklist(['pending', 'disputed']),
      }),
    ),
  }),
  /** Pieces of others that wait for a review; for whoever wrote or reviewed a piece before. */
  reviews: v.nullable(waiting),
  /** Queues of analysts; null for everybody else. */
  merges: v.nullable(waiting),
  flags: v.nullable(waiting),
  /** Better texts that people suggested. */
  changes: v.nullable(waiting),
  /** Alerts of Elder Shield that wait: about one's own payments, and as somebody's guardian. */
  elderAlerts: v.object({ own: v.number(), guarded: v.number() }),
  /** Names of the people one looks after as an accepted guardian, and of those who look after oneself. */
  lookedAfter: v.array(v.string()),
  guardians: v.array(v.string()),
  /** Clusters whose reports agree the most, for the police; null for everybody else. */
  strongClusters: v.nullable(v.number()),
  /** Events, jobs and messages that failed every attempt and wait for a person; null for whoever is no admin. */
  failedWork: v.nullable(v.number()),
  unreadNotices: v.number(),
});
export type Desk = v.InferOutput<typeof deskSchema>;
