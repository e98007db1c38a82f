import { PRIORITIES, type Priority } from '@fap/shared/clusters/constants.ts';
import { defineReaction } from '../../platform/bus/reactions.ts';
import { RUN_UNIT_JOB } from './jobs.ts';

/** Each deployed unit is a job of its own, the urgent ones first. */
export const recondogReactions = [
  defineReaction({
    name: 'recondogs.queue-runs',
    on: 'recondogs.units.deployed',
    run: async (tx, { runIds, priority }) => {
      for (const runId of runIds) {
        await tx.jobs.send(
          tx.db,
          RUN_UNIT_JOB,
          { runId },
          { priority: PRIORITIES.indexOf(priority as Priority) },
        );
      }
    },
  }),
];
