import { defineReaction } from '../../platform/bus/reactions.ts';
import { paintJob } from './paint-job.ts';

/** Paints every new toy. */
export const toyReactions = [
  defineReaction({
    name: 'toys.paint',
    on: 'toy.made',
    run: (tx, { toyId }) => tx.jobs.send(tx.db, paintJob.name, { toyId }),
  }),
];
