import { PRIORITIES, type Priority } from '@fap/shared/clusters/constants.ts';
import { inArray } from 'drizzle-orm';
import { recondogRun } from '../../db/schema/recondogs.ts';
import { defineReaction } from '../../platform/bus/reactions.ts';
import { RUN_UNIT_JOB } from './jobs.ts';

/** Each deployed unit is a job of its own, the urgent ones first. */
export const recondogReactions = [
  defineReaction({
    name: 'recondogs.queue-runs',
    on: 'recondogs.units.deployed',
    run: async (tx, { runIds, priority }) => {
      const runs = await tx.db
        .select({ runId: recondogRun.id, dispatch: recondogRun.dispatch })
        .from(recondogRun)
        .where(inArray(recondogRun.id, runIds));
      for (const job of runs.sort((a, b) => runIds.indexOf(a.runId) - runIds.indexOf(b.runId)))
        await tx.jobs.send(tx.db, RUN_UNIT_JOB, job, { priority: PRIORITIES.indexOf(priority as Priority) });
    },
  }),
];
