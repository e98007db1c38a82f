declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'evidence.item.uploaded': { evidenceId: string };
    'evidence.item.read': { evidenceId: string };
  }
}

export {};
