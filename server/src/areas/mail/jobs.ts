import { and, inArray, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { mailMessage } from '../../db/schema/mail.ts';
import { defineJob } from '../../platform/jobs/job-queue.ts';
import { transact } from '../../platform/write/transact.ts';
import { type Delivery, giveUpMessage, sendMessage } from './send-message.ts';

export const SEND_MESSAGE_JOB = 'mail.send-message';

/** With doubling pauses from a second on, at least half a day: a mail server may be away for a night. */
const ATTEMPTS = 17;
const KEEP_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Sends queued messages, and forgets those that are done. */
export const mailJobs = (delivery: Delivery) => [
  defineJob({
    name: SEND_MESSAGE_JOB,
    payload: v.object({ messageId: v.string() }),
    attempts: ATTEMPTS,
    timeoutSeconds: 90,
    concurrency: 2,
    isAwaited: true,
    run: (ctx, { messageId }) => sendMessage(ctx, delivery, messageId),
    giveUp: (ctx, { messageId }) => giveUpMessage(ctx, messageId),
  }),
  defineJob({
    name: 'mail.prune',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 120,
    cron: '17 4 * * *',
    run: async (ctx) => {
      const before = new Date(ctx.clock.now().getTime() - KEEP_DAYS * DAY_MS);
      const isDone = inArray(mailMessage.status, ['sent', 'failed', 'kept']);
      await transact(
        ctx,
        'platform',
        async (tx) => {
          await tx.db.delete(mailMessage).where(and(isDone, lt(mailMessage.createdAt, before)));
          await tx.db.delete(mailMessage).where(lt(mailMessage.forgetAt, ctx.clock.now()));
        },
        { housekeeping: 'what is out of date' },
      );
    },
  }),
];
