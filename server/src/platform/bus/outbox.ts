import { outboxEvent } from '../../db/schema/platform.ts';
import type { Ctx } from '../context.ts';
import type { DomainEvent } from './domain-events.ts';

/** Writes the transaction's domain events into the outbox. */
export async function writeDomainEvents(ctx: Ctx, events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  const now = ctx.clock.now();
  await ctx.db
    .insert(outboxEvent)
    .values(events.map(({ type, payload }) => ({ type, payload, createdAt: now, nextAttemptAt: now })));
}
