import * as v from 'valibot';
import { defineJob } from '../../platform/jobs/job-queue.ts';
import { refreshShared } from './sharing/refresh-shared.ts';
import { mailHeads } from './witness/mail-heads.ts';

export const REFRESH_JOB = 'partners.refresh-shared';

/** The partners' jobs. */
export const partnerJobs = [
  defineJob({
    name: REFRESH_JOB,
    payload: v.object({}),
    attempts: 5,
    timeoutSeconds: 600,
    // Once for all who ask meanwhile; regularly for what no event tells, such as one more report of a confirmed account.
    isQueuedOnce: true,
    runsAtStart: true,
    cron: '*/10 * * * *',
    run: refreshShared,
  }),
  defineJob({
    name: 'partners.mail-heads',
    payload: v.object({}),
    attempts: 5,
    timeoutSeconds: 300,
    isQueuedOnce: true,
    cron: '20 6 * * *',
    run: async (ctx) => {
      const mailed = await mailHeads(ctx);
      if (mailed > 0) ctx.log.info({ mailed }, 'heads of custody logs mailed to partners');
    },
  }),
];
