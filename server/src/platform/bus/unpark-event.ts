import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { outboxEvent } from '../../db/schema/platform.ts';
import type { TxCtx } from '../write/context.ts';

/** Lets a parked event be tried again from its first attempt; reactions that ran are not repeated. False: it is not parked. */
export async function unparkEvent(tx: TxCtx, eventId: number): Promise<boolean> {
  const freed = await tx.db
    .update(outboxEvent)
    .set({ parkedAt: null, attempts: 0, nextAttemptAt: tx.clock.now() })
    .where(and(eq(outboxEvent.id, eventId), isNotNull(outboxEvent.parkedAt), isNull(outboxEvent.processedAt)))
    .returning({ id: outboxEvent.id });
  return freed.length > 0;
}
