import { lt } from 'drizzle-orm';
import * as v from 'valibot';
import { notice } from '../../db/schema/notices.ts';
import { defineJob } from '../../platform/jobs/job-queue.ts';
import { transact } from '../../platform/write/transact.ts';
import { mailDigests } from './mail-digests.ts';
import { type PushPorts, pushNotice } from './push/push-notice.ts';

const KEEP_READ_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

export const PUSH_NOTICE_JOB = 'notices.push-notice';
/** With doubling pauses from a second on, about an hour: an older notice is found in the app. */
const PUSH_ATTEMPTS = 12;

/** Pushes new notices, mails the daily digests at each person's hour, and forgets what was read long ago. */
export const noticeJobs = (ports: PushPorts) => [
  defineJob({
    name: PUSH_NOTICE_JOB,
    payload: v.object({ noticeId: v.string() }),
    attempts: PUSH_ATTEMPTS,
    timeoutSeconds: 90,
    concurrency: 4,
    isAwaited: true,
    run: (ctx, { noticeId }) => pushNotice(ctx, ports, noticeId),
  }),
  defineJob({
    name: 'notices.mail-digests',
    payload: v.object({}),
    attempts: 5,
    timeoutSeconds: 600,
    cron: '2 * * * *',
    run: async (ctx) => {
      await mailDigests(ctx);
    },
  }),
  defineJob({
    name: 'notices.prune',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 120,
    cron: '41 4 * * *',
    run: async (ctx) => {
      const before = new Date(ctx.clock.now().getTime() - KEEP_READ_DAYS * DAY_MS);
      await transact(ctx, 'platform', (tx) => tx.db.delete(notice).where(lt(notice.readAt, before)), {
        housekeeping: 'what was read long ago',
      });
    },
  }),
];
