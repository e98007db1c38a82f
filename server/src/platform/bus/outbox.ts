import { outboxEvent } from '../../db/schema/platform.ts';
import type { TransactionDatabase } from '../postgres/database.ts';
import type { DomainEvent } from './domain-events.ts';

/** Writes a transaction's domain events into the outbox. */
export async function writeDomainEvents(
  db: TransactionDatabase,
  events: readonly DomainEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  await db
    .insert(outboxEvent)
    .values(events.map(({ type, payload }) => ({ type, payload, createdAt: now, nextAttemptAt: now })));
}
