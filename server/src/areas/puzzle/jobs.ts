import * as v from 'valibot';
import { defineJob } from '../../platform/jobs/job-queue.ts';
import { expireClaims } from './expire-claims.ts';

export const puzzleJobs = [
  defineJob({
    name: 'puzzle.expire-claims',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 60,
    cron: '* * * * *',
    run: async (ctx) => {
      const ended = await expireClaims(ctx);
      if (ended > 0) ctx.log.info({ ended }, 'claims expired');
    },
  }),
];
