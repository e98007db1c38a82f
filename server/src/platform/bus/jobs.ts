import { and, isNotNull, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { outboxEvent, topicEvent } from '../../db/schema/platform.ts';
import { defineJob } from '../jobs/job-queue.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Live facts are kept this long for replay; who was away longer reads the page anew. */
const TOPIC_RETENTION_DAYS = 90;
const OUTBOX_RETENTION_DAYS = 14;

export const busJobs = [
  defineJob({
    name: 'bus.prune',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 600,
    cron: '17 3 * * *',
    run: async (ctx) => {
      const before = (days: number) => new Date(ctx.clock.now().getTime() - days * DAY_MS);
      await ctx.db.delete(topicEvent).where(lt(topicEvent.at, before(TOPIC_RETENTION_DAYS)));
      await ctx.db
        .delete(outboxEvent)
        .where(
          and(isNotNull(outboxEvent.processedAt), lt(outboxEvent.processedAt, before(OUTBOX_RETENTION_DAYS))),
        );
    },
  }),
];
