import * as v from 'valibot';
import { defineJob } from '../../platform/jobs/job-queue.ts';
import { expireDrafts } from './drafts/drop-draft.ts';
import { expireClaims } from './expire-claims.ts';
import { rewordPrefilled } from './reword-prefilled.ts';

export const puzzleJobs = [
  defineJob({
    name: 'puzzle.reword-prefilled',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 600,
    cron: '51 3 * * *',
    runsAtStart: true,
    isQueuedOnce: true,
    run: (ctx) => rewordPrefilled(ctx),
  }),
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
  defineJob({
    name: 'puzzle.expire-drafts',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 60,
    cron: '17 4 * * *',
    run: async (ctx) => {
      const dropped = await expireDrafts(ctx);
      if (dropped > 0) ctx.log.info({ dropped }, 'old drafts dropped');
    },
  }),
];
