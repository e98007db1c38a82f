import { defineReaction } from '../../platform/bus/reactions.ts';
import { paintJob } from './paint-job.ts';

/** A toy that was made is painted. */
export const toyReactions = [
  defineReaction({
    name: 'toys.paint',
    on: 'toy.made',
    run: (tx, { toyId }) => tx.jobs.send(tx.db, paintJob.name, { toyId }),
  }),
];
