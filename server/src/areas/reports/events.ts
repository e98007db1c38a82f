declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'cluster.report.submitted': { reportId: string; clusterId: string; reporterId: string; joined: boolean };
  }
}

export {};
