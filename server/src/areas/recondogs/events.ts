declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'recondogs.units.deployed': { operationId: string; runIds: string[]; priority: string };
  }
}

export {};
