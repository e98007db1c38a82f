import { defineReaction } from '../../platform/bus/reactions.ts';
import { RUN_HARVEST_JOB } from './jobs.ts';

/** A harvest that was asked for becomes a job. */
export const harvestReactions = [
  defineReaction({
    name: 'harvest.queue-run',
    on: 'harvest.run.requested',
    run: (tx, { runId }) => tx.jobs.send(tx.db, RUN_HARVEST_JOB, { runId }),
  }),
];
