import { defineReaction } from '../../platform/bus/reactions.ts';
import { enqueueRelativesSearch } from './jobs.ts';
import { listNamingClusters } from './list-naming-clusters.ts';

const CONTESTED = 'contested';

/** A cluster's relatives and history follow its reports, its merges, and the states of the indicators they name. */
export const familyReactions = [
  defineReaction({
    name: 'clusters.queue-relate',
    on: 'cluster.report.submitted',
    run: (tx, { clusterId }) => enqueueRelativesSearch(tx, clusterId),
  }),
  ...(['cluster.merged', 'cluster.split'] as const).map((on) =>
    defineReaction({
      name: `clusters.queue-relate-${on}`,
      on,
      run: async (tx, { clusterId, otherClusterId }) => {
        await enqueueRelativesSearch(tx, otherClusterId);
        await enqueueRelativesSearch(tx, clusterId);
      },
    }),
  ),
  // A contested indicator links nobody; revoked, it links again. A state may follow the counts without a decision, and a
  // decision may leave the state as it is: both can change the links.
  ...(['indicator.state.changed', 'indicator.decided'] as const).map((on) =>
    defineReaction({
      name: `clusters.queue-relate-${on}`,
      on,
      concerns: ({ from, to }) => from === CONTESTED || to === CONTESTED,
      run: async (tx, { indicatorId }) => {
        for (const clusterId of await listNamingClusters(tx, indicatorId))
          await enqueueRelativesSearch(tx, clusterId);
      },
    }),
  ),
];
