import { and, count, isNull } from 'drizzle-orm';
import { outboxEvent } from '../../db/schema/platform.ts';
import type { TransactionDatabase } from '../postgres/database.ts';
import type { Ctx } from './context.ts';
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

/** Events whose reactions have not all run; without those that were parked for a person. */
export async function countWaitingEvents(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db
    .select({ waiting: count() })
    .from(outboxEvent)
    .where(and(isNull(outboxEvent.processedAt), isNull(outboxEvent.parkedAt)));
  return row?.waiting ?? 0;
}
