import { defineReaction } from '../../../platform/bus/reactions.ts';
import { queueRelate } from './jobs.ts';

/** A cluster's relatives and history follow its reports, and those merged into it. */
export const familyReactions = [
  defineReaction({
    name: 'clusters.queue-relate',
    on: 'cluster.report.submitted',
    run: (tx, { clusterId }) => queueRelate(tx, clusterId),
  }),
  ...(['cluster.merged', 'cluster.split'] as const).map((on) =>
    defineReaction({
      name: `clusters.queue-relate-${on}`,
      on,
      run: async (tx, { clusterId, otherClusterId }) => {
        await queueRelate(tx, otherClusterId);
        await queueRelate(tx, clusterId);
      },
    }),
  ),
];
