declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    /** A cluster was merged into another, or stands on its own again. */
    'cluster.merged': { clusterId: string; otherClusterId: string };
    'cluster.split': { clusterId: string; otherClusterId: string };
    /** A report was taken out of a cluster and founded one of its own. */
    'cluster.report.taken-out': {
      reportId: string;
      reporterId: string;
      clusterId: string;
      fromClusterId: string;
    };
  }
}

export {};
