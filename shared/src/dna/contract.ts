import * as v from 'valibot';
import { clusterSummarySchema } from '../clusters/entities.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { idSchema, moneySchema, percentSchema, timeSchema } from '../kernel/schemas.ts';
import { CHECK_STATES } from './check-states.ts';
import { dnaResultSchema } from './dna-result.ts';

const clusterNameSchema = v.object({ id: v.string(), name: v.string() });

const clusterDnaSchema = v.object({
  ...dnaResultSchema.entries,
  clusterId: v.string(),
  clusterName: v.string(),
  /** The cluster it was merged into, whose DNA this is; null if not merged. */
  mergedInto: v.nullable(clusterNameSchema),
  /** Clusters merged into this one; their reports count here. */
  members: v.array(clusterNameSchema),
  /** When it was computed; null before the first time. */
  computedAt: v.nullable(timeSchema),
});
export type ClusterDna = v.InferOutput<typeof clusterDnaSchema>;

const { layer, name } = dnaResultSchema.entries.layers.item.entries;

const patternRowSchema = v.object({
  layer,
  name,
  pattern: v.nullable(v.string()),
  confirmedVictims: v.nullable(v.number()),
  patternMatch: v.nullable(percentSchema),
  exhibits: v.array(v.string()),
});

const checkSchema = v.object({
  id: v.picklist(['cross-platform', 'script-evolution', 'payment-flow', 'victim-acquisition']),
  name: v.string(),
  state: v.picklist(CHECK_STATES),
  finding: v.string(),
  reason: v.string(),
  exhibits: v.array(v.string()),
});

/** A range of sums; `toCents` null: or more. */
const moneyBandSchema = v.object({ fromCents: v.number(), toCents: v.nullable(v.number()) });

const profileSchema = v.object({
  id: v.string(),
  name: v.string(),
  victims: v.nullable(v.number()),
  vulnerability: v.nullable(v.string()),
  acquisitionMethod: v.nullable(v.string()),
  targetValue: v.nullable(moneyBandSchema),
  conversionRate: v.nullable(percentSchema),
  typicalLoss: v.nullable(moneyBandSchema),
});

const clusterDetailSchema = v.object({
  ...clusterSummarySchema.entries,
  mergedInto: v.nullable(clusterNameSchema),
  members: v.array(clusterNameSchema),
  reports: v.number(),
  victimCount: v.number(),
  financialImpact: moneySchema,
  /** Losses in other currencies, each added on its own. */
  otherLosses: v.array(moneySchema),
  dna: clusterDnaSchema,
  patterns: v.array(patternRowSchema),
  checks: v.array(checkSchema),
  profiles: v.array(profileSchema),
});
export type ClusterDetail = v.InferOutput<typeof clusterDetailSchema>;

export const clusterDnaContract = {
  dna: defineEndpoint({
    method: 'GET',
    path: '/api/cluster-dna/:clusterId',
    summary: 'Six-layer DNA of a cluster: its strength with its parts, and each layer with what it came from',
    access: 'signed-in',
    params: v.object({ clusterId: idSchema }),
    responses: { 200: clusterDnaSchema },
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/api/clusters/:id',
    summary: 'All that is known of a cluster: figures, DNA, checks, and profiles of its victims',
    access: 'signed-in',
    params: v.object({ id: idSchema }),
    responses: { 200: clusterDetailSchema },
  }),
};
