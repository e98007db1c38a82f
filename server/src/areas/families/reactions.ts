import { defineReaction } from '../../platform/bus/reactions.ts';
import { queueRelate } from './jobs.ts';
import { listNamingClusters } from './list-naming-clusters.ts';

const CONTESTED = 'contested';

/** A cluster's relatives and history follow its reports, those merged into it, and what is held of the parties they name. */
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
  // What is contested links nobody; taken back, it links again. A state can follow the counts where a decision already
  // stood, and a decision can leave the state as it is: either may change the links.
  ...(['indicator.state.changed', 'indicator.decided'] as const).map((on) =>
    defineReaction({
      name: `clusters.queue-relate-${on}`,
      on,
      concerns: ({ from, to }) => from === CONTESTED || to === CONTESTED,
      run: async (tx, { indicatorId }) => {
        for (const clusterId of await listNamingClusters(tx, indicatorId)) await queueRelate(tx, clusterId);
      },
    }),
  ),
];
