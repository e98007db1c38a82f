import { and, count, isNull } from 'drizzle-orm';
import { outboxEvent } from '../../db/schema/platform.ts';
import type { Ctx } from './context.ts';

/** Events whose reactions have not all run; without those that were parked for a person. */
export async function countWaitingEvents(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db
    .select({ waiting: count() })
    .from(outboxEvent)
    .where(and(isNull(outboxEvent.processedAt), isNull(outboxEvent.parkedAt)));
  return row?.waiting ?? 0;
}
