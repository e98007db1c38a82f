import * as v from 'valibot';
import { clusterSummarySchema } from '../clusters/entities.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { ownWords } from '../kernel/own-words.ts';
import { idSchema, moneySchema, percentSchema, timeSchema } from '../kernel/schemas.ts';
import { CHECK_STATES } from './check-states.ts';
import { dnaResultSchema } from './dna-result.ts';
import { MONEY_STAGES } from './money-stages.ts';

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
  pattern: v.nullable(ownWords),
  confirmedVictims: v.nullable(v.number()),
  patternMatch: v.nullable(percentSchema),
  exhibits: v.array(v.string()),
});

const checkSchema = v.object({
  id: v.picklist(['cross-platform', 'script-evolution', 'payment-flow', 'victim-acquisition']),
  name: ownWords,
  state: v.picklist(CHECK_STATES),
  finding: ownWords,
  reason: ownWords,
  exhibits: v.array(v.string()),
});

/** A range of sums; `toCents` null: or more. */
const moneyBandSchema = v.object({ fromCents: v.number(), toCents: v.nullable(v.number()) });

const profileSchema = v.object({
  id: v.string(),
  name: ownWords,
  victims: v.nullable(v.number()),
  vulnerability: v.nullable(ownWords),
  acquisitionMethod: v.nullable(ownWords),
  targetValue: v.nullable(moneyBandSchema),
  conversionRate: v.nullable(percentSchema),
  typicalLoss: v.nullable(moneyBandSchema),
});

/** Ways of paying, accounts and transfers, by how many reports name them and which of them together. */
const moneyPathSchema = v.object({
  reports: v.number(),
  nodes: v.array(
    v.object({
      id: v.string(),
      stage: v.picklist(MONEY_STAGES),
      /** Null for reports that do not name this stage. */
      label: v.nullable(ownWords),
      reports: v.number(),
    }),
  ),
  links: v.array(v.object({ from: v.string(), to: v.string(), reports: v.number() })),
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
  moneyPath: moneyPathSchema,
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
