import { lt } from 'drizzle-orm';
import * as v from 'valibot';
import { notice } from '../../db/schema/notices.ts';
import { defineJob } from '../../platform/jobs/job-queue.ts';
import { transact } from '../../platform/write/transact.ts';
import { mailDigests } from './mail-digests.ts';

const KEEP_READ_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Mails the daily digests at each person's hour, and forgets what was read long ago. */
export const noticeJobs = [
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
