import { inArray, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { outboxEvent, topicEvent } from '../../db/schema/platform.ts';
import { defineJob } from '../jobs/job-queue.ts';
import { pruneSpentLimits } from '../limits/spend.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Live facts are kept this long for replay; who was away longer reads the page anew. */
const TOPIC_RETENTION_DAYS = 90;
const OUTBOX_RETENTION_DAYS = 14;
/** Small enough that nobody waits for a batch's locks. */
const BATCH = 5_000;

export const busJobs = [
  defineJob({
    name: 'bus.prune',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 600,
    cron: '17 3 * * *',
    run: async (ctx) => {
      const before = (days: number) => new Date(ctx.clock.now().getTime() - days * DAY_MS);
      await pruneSpentLimits(ctx);
      await inBatches(async () => {
        const old = ctx.db
          .select({ row: sql`ctid` })
          .from(topicEvent)
          .where(lt(topicEvent.at, before(TOPIC_RETENTION_DAYS)))
          .limit(BATCH);
        return ctx.db.delete(topicEvent).where(inArray(sql`ctid`, old));
      });
      await inBatches(async () => {
        const done = ctx.db
          .select({ row: sql`ctid` })
          .from(outboxEvent)
          .where(lt(outboxEvent.processedAt, before(OUTBOX_RETENTION_DAYS)))
          .limit(BATCH);
        return ctx.db.delete(outboxEvent).where(inArray(sql`ctid`, done));
      });
    },
  }),
];

/** Deletes batch after batch until one is not full. */
async function inBatches(deleteBatch: () => Promise<{ count: number }>): Promise<void> {
  for (;;) if ((await deleteBatch()).count < BATCH) return;
}
