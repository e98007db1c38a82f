declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'detection.scan.requested': { runId: string };
  }
}

export {};
