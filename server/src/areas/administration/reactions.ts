import { defineReaction } from '../../platform/bus/reactions.ts';

/** Failed jobs are queued again where there are workers. */
export const administrationReactions = [
  defineReaction({
    name: 'administration.retry-job',
    on: 'administration.job.retried',
    run: (tx, { jobId, name }) => tx.jobs.retry(tx.db, name, jobId),
  }),
];
