import * as v from 'valibot';
import { SCAM_TYPES } from '../catalogue/scam-types.ts';
import { ownWords } from '../kernel/own-words.ts';
import { percentSchema, timeSchema } from '../kernel/schemas.ts';
import { CLUSTER_STATUSES, PRIORITIES } from './constants.ts';

const puzzlePieceSchema = v.object({
  type: v.string(),
  status: v.picklist(['complete', 'partial', 'missing']),
});

/** A cluster as lists show it. */
export const clusterSummarySchema = v.object({
  id: v.string(),
  name: v.string(),
  scamType: v.picklist(SCAM_TYPES),
  /** Made of typed facts by rules; no words of a person. */
  description: ownWords,
  status: v.picklist(CLUSTER_STATUSES),
  priority: v.picklist(PRIORITIES),
  /** Percent; null without enough data. */
  strength: v.nullable(percentSchema),
  completionRate: percentSchema,
  victims: v.number(),
  verifiedBy: v.array(v.string()),
  sources: v.array(v.string()),
  lastActivity: timeSchema,
  clusterChainId: v.string(),
});
export type ClusterSummary = v.InferOutput<typeof clusterSummarySchema>;

/** A cluster with its open work. */
export const activeClusterSchema = v.object({
  ...clusterSummarySchema.entries,
  /** Contributions and reviews of the last seven days, by which lists can be ordered. */
  heatSignature: v.number(),
  totalPieces: v.number(),
  missingPieces: v.number(),
  victimCount: v.number(),
  financialImpact: v.object({ cents: v.number(), currency: v.string() }),
  clusterBoss: v.nullable(v.string()),
  puzzlePieces: v.array(puzzlePieceSchema),
});
export type ActiveCluster = v.InferOutput<typeof activeClusterSchema>;

/** Totals over all clusters, for lists that hold one page. */
export const clusterCountsSchema = v.object({
  /** All clusters, whatever the filter. */
  total: v.number(),
  fitting: v.object({
    clusters: v.number(),
    highRisk: v.number(),
    active: v.number(),
    monitoring: v.number(),
    victims: v.number(),
    /** Those with open work. */
    open: v.number(),
  }),
});
