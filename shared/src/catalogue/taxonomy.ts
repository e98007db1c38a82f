import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { ownWords } from '../kernel/own-words.ts';
import { percentSchema, timeSchema } from '../kernel/schemas.ts';
import { CATEGORIES, SEVERITIES } from './catalogue-cluster.ts';
import { SCAM_TYPES } from './scam-types.ts';

/** Why the taxonomy is refused until its note is accepted. */
export const TAXONOMY_CLOSED = t`Please accept the note on responsible use first.`;

/** A part of an anatomy layer: something that can be looked for in one scam and compared with another. */
const layerComponentSchema = v.object({ name: ownWords, description: ownWords });
export type LayerComponent = v.InferOutput<typeof layerComponentSchema>;

/** One of the fourteen layers, with how it is examined and what people here found out about it. */
const taxonomyLayerSchema = v.object({
  /** 1–14. */
  id: v.number(),
  name: ownWords,
  description: ownWords,
  components: v.array(layerComponentSchema),
  evidenceToAskFor: ownWords,
  settledBy: ownWords,
  /** The ReconDog units whose work helps most. */
  units: v.array(v.object({ key: v.string(), name: ownWords })),
  /** MITRE F3 codes, or the platform's own. */
  codes: v.array(v.string()),
  isCriticalPath: v.boolean(),
  /** Pieces of this layer that reviewers confirmed, over all clusters. */
  confirmedPieces: v.number(),
});
export type TaxonomyLayer = v.InferOutput<typeof taxonomyLayerSchema>;

/** How far a layer is known in the clusters of one type. */
const layerProgressSchema = v.object({
  layer: v.number(),
  /** Clusters in which a piece of it is confirmed. */
  complete: v.number(),
  /** Clusters in which a piece of it waits for reviews. */
  partial: v.number(),
});
type LayerProgress = v.InferOutput<typeof layerProgressSchema>;

/** One of the eight core clusters. */
const coreClusterSchema = v.object({
  /** Of its family in the catalogue. */
  id: v.string(),
  scamType: v.picklist(SCAM_TYPES),
  name: ownWords,
  category: v.picklist(CATEGORIES),
  description: ownWords,
  severity: v.picklist(SEVERITIES),
  /** Names of its variants, over all its branches. */
  variants: v.array(ownWords),
  /** How many clusters of its type there are here. */
  clusters: v.number(),
  /** Percent, the mean over these clusters; null while there is none. */
  completionRate: v.nullable(percentSchema),
  /** Different handles that count as confirmed in the index and were named in these clusters; null while there is none of these. */
  knownScammers: v.nullable(v.number()),
  recentActivity: v.nullable(timeSchema),
  /** By layer, in their order. */
  layers: v.array(layerProgressSchema),
});
export type CoreCluster = v.InferOutput<typeof coreClusterSchema>;

export const taxonomySchema = v.object({
  layers: v.array(taxonomyLayerSchema),
  coreClusters: v.array(coreClusterSchema),
});
export type Taxonomy = v.InferOutput<typeof taxonomySchema>;

/**
 * Percent to which a layer is known in the clusters of one type: a confirmed piece counts whole, one that waits for reviews half, as in a
 * cluster's own completion. Null without clusters.
 */
export function layerCompleteness({ complete, partial }: LayerProgress, clusters: number): number | null {
  return clusters === 0 ? null : ((complete + partial / 2) / clusters) * 100;
}
