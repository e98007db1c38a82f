declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'toy.made': { toyId: string };
  }
}

export {};
