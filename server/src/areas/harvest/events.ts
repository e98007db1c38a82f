declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'harvest.run.requested': { runId: string };
    'harvest.entries.stored': { sourceId: string; entryIds: string[] };
  }
}

export {};
