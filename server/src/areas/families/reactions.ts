import { CLUSTERS_TOPIC, clusterFacts } from '@fap/shared/clusters/events.ts';
import { defineInlineReaction, defineReaction } from '../../platform/bus/reactions.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { publish } from '../../platform/write/transact.ts';
import { findRoots } from '../clusters/index.ts';
import { enqueueRelativesSearch } from './jobs.ts';
import { listNamingClusters } from './list-naming-clusters.ts';
import { dropEdges } from './relate-cluster.ts';

const CONTESTED = 'contested';
const REWORDING = [
  'cluster.report.corrected',
  'cluster.report.withdrawn',
  'cluster.report.restored',
] as const;

/** Quotes of words that may not be read any more go in the transaction that says so. */
export const familyInlineReactions = [
  ...(['cluster.report.corrected', 'cluster.report.withdrawn'] as const).map((on) =>
    defineInlineReaction({
      name: `clusters.drop-relatives-${on}`,
      on,
      run: (tx, { clusterId }) => dropRelatives(tx, clusterId),
    }),
  ),
  defineInlineReaction({
    name: 'clusters.drop-relatives-of-consent',
    on: 'report.consent.changed',
    concerns: ({ consent, isGiven }) => consent === 'crowd' && !isGiven,
    run: async (tx, { clusterId }) => {
      if (clusterId !== null) await dropRelatives(tx, clusterId);
    },
  }),
];

async function dropRelatives(tx: TxCtx, clusterId: string): Promise<void> {
  const rootId = (await findRoots(tx, [clusterId])).get(clusterId) ?? clusterId;
  await dropEdges(tx, rootId);
  publish(tx, CLUSTERS_TOPIC, clusterFacts.related, { clusterId: rootId, relatives: 0 });
}

/** A cluster's relatives and history follow its reports, its merges, and the states of the indicators they name. */
export const familyReactions = [
  defineReaction({
    name: 'clusters.queue-relate',
    on: 'cluster.report.submitted',
    run: (tx, { clusterId }) => enqueueRelativesSearch(tx, clusterId),
  }),
  defineReaction({
    name: 'clusters.queue-relate-of-evidence',
    on: 'cluster.report.evidence-added',
    run: (tx, { clusterId }) => enqueueRelativesSearch(tx, clusterId),
  }),
  ...REWORDING.map((on) =>
    defineReaction({
      name: `clusters.queue-relate-${on}`,
      on,
      run: (tx, { clusterId }) => enqueueRelativesSearch(tx, clusterId),
    }),
  ),
  defineReaction({
    name: 'clusters.queue-relate-of-consent',
    on: 'report.consent.changed',
    concerns: ({ consent }) => consent === 'crowd',
    run: async (tx, { clusterId }) => {
      if (clusterId !== null) await enqueueRelativesSearch(tx, clusterId);
    },
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
