import * as v from 'valibot';
import { defineJob } from '../../platform/jobs/job-queue.ts';
import { recordNotes } from './record-notes.ts';

export const caseJobs = [
  defineJob({
    name: 'cases.record-notes',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 60,
    cron: '* * * * *',
    run: async (ctx) => {
      const recorded = await recordNotes(ctx);
      if (recorded > 0) ctx.log.info({ recorded }, 'changed notes of cases recorded');
    },
  }),
];
