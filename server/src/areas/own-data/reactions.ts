import { defineReaction } from '../../platform/bus/reactions.ts';
import { ERASE_JOB } from './jobs.ts';

/** What a closed account holds is erased by a job, because it takes several transactions. */
export const ownDataReactions = [
  defineReaction({
    name: 'own-data.queue-erasure',
    on: 'account.erased',
    run: (tx, erasure) => tx.jobs.send(tx.db, ERASE_JOB, erasure),
  }),
];
