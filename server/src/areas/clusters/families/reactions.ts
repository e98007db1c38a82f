import { defineReaction } from '../../../platform/bus/reactions.ts';
import { RELATE_JOB } from './jobs.ts';

/** A cluster's relatives and history follow its reports. */
export const familyReactions = [
  defineReaction({
    name: 'clusters.queue-relate',
    on: 'cluster.report.submitted',
    run: (tx, { clusterId }) => tx.jobs.send(tx.db, RELATE_JOB, { clusterId }, { onceKey: clusterId }),
  }),
];
