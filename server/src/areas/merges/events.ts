import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    /** A cluster was merged into another, or split from it. */
    'cluster.merged': { clusterId: string; otherClusterId: string };
    'cluster.split': { clusterId: string; otherClusterId: string };
    /** A report was taken out of a cluster and founded one of its own. */
    'cluster.report.taken-out': {
      reportId: string;
      reporterId: string;
      clusterId: string;
      fromClusterId: string;
      /** Whose decision it was. */
      byId: string | null;
    };
  }
}

/** Events of clusters that are put together and taken apart. */
export const mergeEvents = {
  merged: defineEvent('cluster.merged', { lane: ({ clusterId }) => `cluster ${clusterId}` }),
  split: defineEvent('cluster.split', { lane: ({ clusterId }) => `cluster ${clusterId}` }),
  reportTakenOut: defineEvent('cluster.report.taken-out', {
    lane: ({ clusterId }) => `cluster ${clusterId}`,
  }),
};
