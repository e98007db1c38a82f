import { lt } from 'drizzle-orm';
import * as v from 'valibot';
import { webhookMessage } from '../../db/schema/webhooks.ts';
import type { OutgoingReach } from '../../platform/fetch/outgoing-reach.ts';
import { defineJob } from '../../platform/jobs/job-queue.ts';
import { transact } from '../../platform/write/transact.ts';
import { deliverMessage, giveUpMessage } from './sending/deliver-message.ts';
import { tellFigures } from './sending/tell-figures.ts';

export const DELIVER_JOB = 'webhooks.deliver-message';

/** With doubling pauses from a second on, each drawn by chance from its upper half, some thirteen hours: a receiver may be away for a night. */
const ATTEMPTS = 16;
const KEEP_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Delivers messages, sends the day's figures, and forgets what is old. */
export const webhookJobs = (reach: OutgoingReach) => [
  defineJob({
    name: DELIVER_JOB,
    payload: v.object({ messageId: v.string() }),
    attempts: ATTEMPTS,
    timeoutSeconds: 60,
    // Receivers that hang must not hold up the others.
    concurrency: 4,
    isAwaited: true,
    run: (ctx, { messageId }) => deliverMessage(ctx, reach, messageId),
    giveUp: (ctx, { messageId }) => giveUpMessage(ctx, messageId),
  }),
  defineJob({
    name: 'webhooks.tell-figures',
    payload: v.object({}),
    attempts: 5,
    timeoutSeconds: 300,
    isQueuedOnce: true,
    cron: '0 7 * * *',
    run: tellFigures,
  }),
  defineJob({
    name: 'webhooks.prune',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 120,
    cron: '23 4 * * *',
    run: async (ctx) => {
      const before = new Date(ctx.clock.now().getTime() - KEEP_DAYS * DAY_MS);
      await transact(
        ctx,
        'platform',
        (tx) => tx.db.delete(webhookMessage).where(lt(webhookMessage.createdAt, before)),
        { housekeeping: 'what is out of date' },
      );
    },
  }),
];
