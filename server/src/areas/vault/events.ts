declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'vault.batch.verified': { batchId: string };
  }
}

export {};
