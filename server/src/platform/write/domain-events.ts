/** Every domain event and its payload: ids only, so that a reaction reads what is true when it runs. */
export interface DomainEventMap {
  'cluster.report.submitted': { reportId: string; clusterId: string; reporterId: string; joined: boolean };
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
  'indicator.state.changed': { indicatorId: string; from: string; to: string };
  /** An analyst decided on an indicator, or took that back; its state may be the same as before. */
  'indicator.decided': { indicatorId: string; from: string | null; to: string | null };
  'evidence.item.uploaded': { evidenceId: string };
  'evidence.item.read': { evidenceId: string };
  'vault.batch.verified': { batchId: string };
  'recondogs.units.deployed': { operationId: string; runIds: string[]; priority: string };
  'harvest.run.requested': { runId: string };
  'harvest.entries.stored': { sourceId: string; entryIds: string[] };
  'detection.scan.requested': { runId: string };
}

export type DomainEventType = keyof DomainEventMap;
export type DomainEvent = {
  [T in DomainEventType]: { type: T; payload: DomainEventMap[T] };
}[DomainEventType];
