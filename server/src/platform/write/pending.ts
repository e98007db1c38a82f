import type { DomainEvent } from './domain-events.ts';

/** A live fact on its way into its topic's log. */
export interface PendingFact {
  topic: string;
  name: string;
  payload: Record<string, unknown>;
}

/** A domain event on its way into the outbox. */
export type PendingEvent = DomainEvent & { lane: string };

/** Who did what to which thing, before and after. */
export interface PendingAudit {
  at: Date;
  actorId: string | null;
  action: string;
  entityType: string;
  entityId: string;
  clusterId: string | null;
  /** The custody logs that get an entry of it: ids of clusters and cases. */
  chains: readonly string[];
  before: unknown;
  after: unknown;
  requestId: string;
}

/** What a transaction has to say of itself; written in one statement right before the commit. */
export interface Pending {
  audits: PendingAudit[];
  facts: PendingFact[];
  events: PendingEvent[];
}
