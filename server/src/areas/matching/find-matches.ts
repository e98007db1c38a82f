import { SHOWN_PERCENT } from '@fap/shared/matching/constants.ts';
import { scoreMatch } from '@fap/shared/matching/match-score.ts';
import { askableTraits, type ReportFeatures } from '@fap/shared/matching/report-features.ts';
import { compareTraits } from '@fap/shared/matching/traits/compare-traits.ts';
import type { LayerSimilarities } from '@fap/shared/matching/traits/layers.ts';
import { ACCOUNT_TYPES, type Traits } from '@fap/shared/matching/traits/report-traits.ts';
import { eq, inArray } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { findRoots } from '../clusters/index.ts';
import { rarityOfUnknown } from '../indicators/index.ts';
import { findSharedIndicators, type SharedIndicator } from './find-shared-indicators.ts';
import { findSimilarTexts } from './find-similar-texts.ts';

/** A candidate cluster for a report, with the reasons. */
export interface ClusterMatch {
  clusterId: string;
  /** 0–100. */
  percent: number;
  joinsByItself: boolean;
  /** Similarity (0–1) as templates with the most similar text of the report that speaks most for the cluster. */
  textSimilarity: number;
  /** Likeness layer by layer with that report; null where one side has no data. */
  layers: LayerSimilarities;
  /** The six-layer score (0–100), null with fewer than three layers. */
  layerPercent: number | null;
  /** Reports of the cluster that are alike. */
  reports: number;
  /** The rarest first. */
  sharedIdentifiers: { type: string; value: string }[];
}

/**
 * Clusters like a report, best first: candidates share a hard indicator or a band of a text's sketch, and each is judged
 * by its report that is most like this one. A merged cluster's reports speak for the cluster it was merged into. A mere
 * question (`isQuestion`) never matches what a victim wrote about themselves.
 */
export async function findMatches(
  ctx: Ctx,
  features: ReportFeatures,
  { isWarning = false, isQuestion = false }: { isWarning?: boolean; isQuestion?: boolean } = {},
): Promise<ClusterMatch[]> {
  const [{ shared, rarities }, similarities] = await Promise.all([
    findSharedIndicators(ctx, features.indicators),
    findSimilarTexts(ctx, features.texts, { isQuestion }),
  ]);
  const reportIds = [...new Set([...similarities.keys(), ...shared.flatMap((one) => one.reportIds)])];
  if (reportIds.length === 0) return [];
  const rows = await ctx.db
    .select({
      id: report.id,
      clusterId: cluster.id,
      traits: report.traits,
      mergedInto: cluster.mergedInto,
    })
    .from(report)
    .innerJoin(cluster, eq(cluster.id, report.clusterId))
    .where(inArray(report.id, reportIds))
    // Of equally alike reports the oldest speaks for the cluster: what is shown of it must not depend on who reported since.
    .orderBy(report.createdAt, report.id);
  const merged = rows.filter(({ mergedInto }) => mergedInto !== null);
  const roots = await findRoots(ctx, [...new Set(merged.map(({ clusterId }) => clusterId))]);
  const rootOf = new Map(rows.map(({ id, clusterId }) => [id, roots.get(clusterId) ?? clusterId]));
  const ofOneCluster = new Set(isWarning ? shared.filter(isOfOneCluster(rootOf)).map(keyOf) : []);
  const rarityOf = (indicator: string) =>
    ofOneCluster.has(indicator) ? 1 : (rarities.get(indicator) ?? rarityOfUnknown(indicator));
  const best = new Map<string, ClusterMatch>();
  for (const { id, clusterId, traits } of rows) {
    const own = shared.filter(({ reportIds: ids }) => ids.includes(id));
    const named = withSharedIndicators(traits ?? NO_TRAITS, own);
    const known = isQuestion ? askableTraits(named) : named;
    const comparison = compareTraits(features.traits, known, rarityOf);
    const { similarity: textSimilarity, bearing } = similarities.get(id) ?? { similarity: 0, bearing: 0 };
    const score = scoreMatch({
      comparison: { ...comparison, hardHits: own.map(keyOf) },
      textSimilarity,
      bearingSimilarity: bearing,
      isWarning,
      rarityOf,
    });
    const rootId = rootOf.get(id) ?? clusterId;
    if (score.percent < SHOWN_PERCENT) continue;
    const before = best.get(rootId);
    const reports = (before?.reports ?? 0) + 1;
    if (before && score.percent <= before.percent) {
      best.set(rootId, { ...before, reports });
      continue;
    }
    best.set(rootId, {
      clusterId: rootId,
      ...score,
      reports,
      textSimilarity,
      layers: comparison.similarities,
      sharedIdentifiers: own.map(({ type, value }) => ({ type, value })),
    });
  }
  return [...best.values()].sort(byLikeness);
}

/** The more alike first; of equally alike clusters the one with more such reports. Ids only keep the order stable. */
const byLikeness = (a: ClusterMatch, b: ClusterMatch): number =>
  b.percent - a.percent ||
  b.textSimilarity - a.textSimilarity ||
  (b.layerPercent ?? 0) - (a.layerPercent ?? 0) ||
  b.reports - a.reports ||
  (a.clusterId < b.clusterId ? -1 : 1);

/**
 * Whether all reports that name an indicator are of one cluster. A site that hundreds report is common, but a warning of it is
 * about them, as long as nobody else names it.
 */
const isOfOneCluster =
  (rootOf: ReadonlyMap<string, string>) =>
  ({ reportIds }: SharedIndicator): boolean =>
    new Set(reportIds.map((id) => rootOf.get(id))).size === 1;

const keyOf = ({ type, value }: { type: string; value: string }): string => `${type} ${value}`;

/** A report's traits plus its mentions in the index: an imported report may have more than its words. */
function withSharedIndicators(traits: Traits, shared: readonly SharedIndicator[]): Traits {
  if (shared.length === 0) return traits;
  const keys = (isAccount: boolean) =>
    shared.filter(({ type }) => ACCOUNT_TYPES.includes(type) === isAccount).map(keyOf);
  const { structural, payment } = traits;
  return {
    ...traits,
    structural: { ...structural, identifiers: [...new Set([...structural.identifiers, ...keys(false)])] },
    payment: { ...payment, accounts: [...new Set([...payment.accounts, ...keys(true)])] },
  };
}

/** Without traits yet, a report is compared by its indicators and texts. */
const NO_TRAITS: Traits = {
  structural: { identifiers: [], urlPatterns: [], imageHashes: [] },
  behavioral: [],
  psychological: {},
  timing: { hours: [], firstAsk: [], askGaps: [], weeks: [] },
  payment: { accounts: [], rails: {}, amounts: [] },
  role: [],
};
