import * as v from 'valibot';
import { SCAM_TYPES } from '../catalogue/scam-types.ts';
import { ownWords } from '../kernel/own-words.ts';
import { percentSchema, timeSchema } from '../kernel/schemas.ts';
import { CHANGE_KINDS } from './find-changes.ts';

const daySchema = v.pipe(v.string(), v.isoDate());
const shareSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A dated change with the exhibit that first shows it. */
export const changeSchema = v.object({
  kind: v.picklist(CHANGE_KINDS),
  label: ownWords,
  date: daySchema,
  exhibit: v.string(),
  /** Words of the exhibit, as the crowd reads them. */
  quote: v.nullable(v.string()),
});

/** An event and a change that followed within fourteen days: co-occurrence, not cause. */
export const triggerSchema = v.object({
  event: ownWords,
  kind: v.picklist(['advisory', 'takedown', 'arrest']),
  source: v.string(),
  date: daySchema,
  change: ownWords,
  changeDate: daySchema,
  daysBefore: v.number(),
  exhibit: v.string(),
  clusterId: v.string(),
});
export type MutationTrigger = v.InferOutput<typeof triggerSchema>;

/** Filters of families. */
export const FAMILY_FILTERS = ['all', 'active', 'evolutionary', 'dormant'] as const;
export type FamilyFilter = (typeof FAMILY_FILTERS)[number];

/** A cluster as a branch of its family. */
export const familyBranchSchema = v.object({
  id: v.string(),
  name: v.string(),
  parentId: v.string(),
  generation: v.number(),
  children: v.array(v.string()),
  description: ownWords,
  scamType: v.picklist(SCAM_TYPES),
  /** Functional roles and aliases that its reports name. */
  scammers: v.number(),
  /** Number of changes, and its first form. */
  variants: v.number(),
  /** 0–1 to its parent; null where it belongs to the family by its type only. */
  connectionStrength: v.nullable(shareSchema),
  sharedDNA: v.array(ownWords),
  migrationHistory: v.array(
    v.object({ date: daySchema, event: ownWords, trigger: v.nullable(ownWords), exhibit: v.string() }),
  ),
  reports: v.number(),
  firstSeen: daySchema,
  lastSeen: daySchema,
  isActive: v.boolean(),
  isEvolutionary: v.boolean(),
});
export type FamilyBranch = v.InferOutput<typeof familyBranchSchema>;

export const HEATS = ['Critical', 'High', 'Medium', 'Low'] as const;

/** A root family with its branches; `why` explains each figure. */
export const familyRootSchema = v.object({
  id: v.string(),
  name: ownWords,
  description: ownWords,
  generation: v.literal(0),
  parentId: v.null(),
  children: v.array(v.string()),
  totalScammers: v.number(),
  activeVariants: v.number(),
  firstSeen: v.nullable(daySchema),
  lastMutation: v.nullable(daySchema),
  /** 0–100; null with too few later reports. */
  evolutionScore: v.nullable(percentSchema),
  migrationPatterns: v.array(v.object({ pattern: ownWords, clusters: v.number(), latest: daySchema })),
  sharedAssets: v.object({
    domains: v.number(),
    wallets: v.number(),
    personas: v.number(),
    scripts: v.number(),
  }),
  mutationTriggers: v.array(triggerSchema),
  lawEnforcementHeat: v.picklist(HEATS),
  why: v.object({
    totalScammers: ownWords,
    activeVariants: ownWords,
    evolutionScore: ownWords,
    sharedAssets: ownWords,
    lawEnforcementHeat: ownWords,
  }),
  /** Its clusters that fit the search; `branches` has as many of them as were asked for. */
  clusters: v.number(),
  branches: v.array(familyBranchSchema),
});
export type FamilyRoot = v.InferOutput<typeof familyRootSchema>;

export const CROSS_LINK_TYPES = [
  'Sibling Evolution',
  'Parallel Development',
  'Cross-Category Learning',
] as const;

/** A relation beside the lines of descent. */
export const crossLinkSchema = v.object({
  source: v.string(),
  target: v.string(),
  strength: shareSchema,
  sharedElements: v.array(ownWords),
  type: v.picklist(CROSS_LINK_TYPES),
});
export type CrossLink = v.InferOutput<typeof crossLinkSchema>;

export const clusterFamiliesSchema = v.object({
  version: v.number(),
  figures: v.object({
    rootFamilies: v.number(),
    activeBranches: v.number(),
    totalScammers: v.number(),
    crossLinks: v.number(),
  }),
  families: v.array(familyRootSchema),
  crossLinks: v.array(crossLinkSchema),
  /** Clusters that are not compared yet. */
  waiting: v.number(),
  /** The latest comparison; null before the first. */
  computedAt: v.nullable(timeSchema),
});
export type ClusterFamilies = v.InferOutput<typeof clusterFamiliesSchema>;

/**
 * Reports behind the history: all, or of more than 200 the first 50 and the newest 150. Changes first shown by the
 * others are then dated later.
 */
const comparedReportsSchema = v.number();
const nullablePercent = v.nullable(percentSchema);

/** The mutation analysis: how a cluster changed and which clusters it is related to (specification, section 3). */
export const mutationResultSchema = v.object({
  clusterId: v.string(),
  clusterName: v.string(),
  version: v.number(),
  computedAt: timeSchema,
  reports: v.number(),
  comparedReports: comparedReportsSchema,
  /** Percent; null without data. */
  confidence: nullablePercent,
  confidenceReason: ownWords,
  familyTree: v.array(
    v.object({
      relationship: v.picklist(['Parent', 'Child', 'Relative']),
      similarity: percentSchema,
      clusterId: v.string(),
      clusterName: v.string(),
      platform: ownWords,
      activePeriod: ownWords,
      sharedElements: v.array(ownWords),
    }),
  ),
  crossPlatformLinks: v.array(
    v.object({ from: ownWords, to: ownWords, reports: v.number(), exhibits: v.array(v.string()) }),
  ),
  operatorMigrations: v.array(
    v.object({
      /** A reported alias; the person behind it is unknown. */
      operatorId: v.string(),
      migrationPattern: ownWords,
      path: v.array(ownWords),
      timeline: ownWords,
      triggerEvent: v.nullable(v.string()),
      adaptationScore: nullablePercent,
      exhibits: v.array(v.string()),
    }),
  ),
  similarityScores: v.array(
    v.object({
      comparison: ownWords,
      clusterId: v.string(),
      overallScore: nullablePercent,
      behavioral: nullablePercent,
      technical: nullablePercent,
      linguistic: nullablePercent,
      temporal: nullablePercent,
      exhibits: v.array(v.string()),
    }),
  ),
  mutationTriggers: v.array(triggerSchema),
  adaptationPatterns: v.array(
    v.object({
      type: ownWords,
      frequency: v.number(),
      description: ownWords,
      /** Percent of its reports with a loss; null under five. */
      effectiveness: nullablePercent,
      detectionDifficulty: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
      exhibits: v.array(v.string()),
    }),
  ),
});
export type MutationResult = v.InferOutput<typeof mutationResultSchema>;

/** How a cluster changed, report by report. */
export const clusterMutationsSchema = v.object({
  clusterId: v.string(),
  clusterName: v.string(),
  /** The cluster it was merged into, whose history covers both. */
  mergedInto: v.nullable(v.string()),
  version: v.number(),
  /** null while it waits to be computed. */
  computedAt: v.nullable(timeSchema),
  reports: v.number(),
  comparedReports: comparedReportsSchema,
  changes: v.array(changeSchema),
  mutationTriggers: v.array(triggerSchema),
  relatives: v.array(
    v.object({
      clusterId: v.string(),
      name: v.string(),
      relationship: v.picklist(['Parent', 'Child', 'Relative']),
      similarity: percentSchema,
      sharedElements: v.array(ownWords),
    }),
  ),
});
export type ClusterMutations = v.InferOutput<typeof clusterMutationsSchema>;
