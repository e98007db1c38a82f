import * as v from 'valibot';
import { percentSchema } from '../kernel/schemas.ts';
import { defineFact } from '../kernel/topic.ts';

export const CHAIN_TOPIC = 'chain';

/** What can happen to a cluster's chain. */
export const CHAIN_ACTIVITIES = [
  'cluster-founded',
  'report-joined',
  'evidence-added',
  'anchored',
  'advisory-cited',
  'cluster-merged',
  'cluster-split',
] as const;
export type ChainActivity = (typeof CHAIN_ACTIVITIES)[number];

export const chainFacts = {
  /** Visible to everybody signed in: never names reporters or uploaders. */
  activity: defineFact(
    'chain:activity',
    v.object({
      clusterId: v.string(),
      clusterName: v.string(),
      clusterChainId: v.string(),
      activity: v.picklist(CHAIN_ACTIVITIES),
    }),
  ),
};

/** Topic of all clusters, for everybody signed in. */
export const CLUSTERS_TOPIC = 'clusters';

export const clusterFacts = {
  /** A cluster's DNA was recomputed; its strength is null without enough data. */
  dna: defineFact('clusters:dna', v.object({ clusterId: v.string(), strength: v.nullable(percentSchema) })),
  /** Words of its reports may not be read any more as they were: what quotes them is fetched again. */
  reworded: defineFact('clusters:reworded', v.object({ clusterId: v.string() })),
  /** A media escalation of the cluster was proposed, or somebody decided about it. */
  escalated: defineFact('clusters:escalated', v.object({ clusterId: v.string() })),
  /** A cluster's relatives or changes were recomputed. */
  related: defineFact('clusters:related', v.object({ clusterId: v.string(), relatives: v.number() })),
};
