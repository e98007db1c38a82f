declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'puzzle.contribution.submitted': { contributionId: string };
    'puzzle.contribution.reviewed': { contributionId: string; reviewId: string };
    'puzzle.layer.changed': {
      clusterId: string;
      layer: number;
      from: string;
      to: string;
      contributionId: string;
      /** Who brought the piece that carries the layer: an agent, or a victim's report. */
      origin: string;
    };
    'puzzle.completion.alerted': { clusterId: string };
  }
}

export {};
