import { COMMON_INDICATOR_CLUSTERS } from '@fap/shared/clusters/constants.ts';
import { joinsByItself, matchPercent } from '@fap/shared/clusters/match-score.ts';
import { minhashSimilarity } from '@fap/shared/evidence/fingerprint.ts';
import { HARD_INDICATOR_TYPES, type Indicator } from '@fap/shared/evidence/indicator-types.ts';
import { arrayOverlaps, inArray, sql } from 'drizzle-orm';
import { indicatorMention, report } from '../../db/schema/clusters.ts';
import type { Ctx } from '../../platform/context.ts';
import type { ReportFingerprint } from './fingerprint-report.ts';

const MAX_TEXT_CANDIDATES = 50;

/** A cluster that a report may belong to, with what speaks for it. */
export interface ClusterMatch {
  clusterId: string;
  percent: number;
  joinsByItself: boolean;
  textSimilarity: number;
  sharedIdentifiers: { type: string; value: string }[];
}

interface Shared {
  type: string;
  value: string;
  clusterIds: string[];
}

/** Clusters like a report, best first: candidates by shared hard identifiers and MinHash bands, ranked by score. */
export async function findMatches(ctx: Ctx, fingerprint: ReportFingerprint): Promise<ClusterMatch[]> {
  const shared = await findSharedIdentifiers(ctx, fingerprint.indicators);
  const similarity = await findTextSimilarity(ctx, fingerprint, [
    ...new Set(shared.flatMap((one) => one.clusterIds)),
  ]);
  const clusterIds = new Set([...similarity.keys(), ...shared.flatMap((one) => one.clusterIds)]);
  return [...clusterIds]
    .map((clusterId) => {
      const sharedIdentifiers = shared
        .filter((one) => one.clusterIds.includes(clusterId))
        .map(({ type, value }) => ({ type, value }));
      const textSimilarity = similarity.get(clusterId) ?? 0;
      const evidence = { sharedHardIdentifiers: sharedIdentifiers.length, textSimilarity };
      return {
        clusterId,
        percent: matchPercent(evidence),
        joinsByItself: joinsByItself(evidence),
        textSimilarity,
        sharedIdentifiers,
      };
    })
    .sort((a, b) => b.percent - a.percent || (a.clusterId < b.clusterId ? -1 : 1));
}

/** Identifiers of one party alone that other reports name too; those seen in too many clusters are left out. */
async function findSharedIdentifiers(ctx: Ctx, indicators: readonly Indicator[]): Promise<Shared[]> {
  const hard = [
    ...new Set(indicators.filter(({ type }) => HARD_INDICATOR_TYPES.includes(type)).map(indicatorKey)),
  ];
  if (hard.length === 0) return [];
  const rows = await ctx.db
    .select({
      type: indicatorMention.type,
      value: indicatorMention.value,
      clusterIds: sql<string[]>`array_agg(distinct ${indicatorMention.clusterId})`,
    })
    .from(indicatorMention)
    .where(
      sql`(${indicatorMention.type}, ${indicatorMention.value}) in ${hard.map((key) => {
        const [type = '', ...value] = key.split(' ');
        return sql`(${type}, ${value.join(' ')})`;
      })}`,
    )
    .groupBy(indicatorMention.type, indicatorMention.value);
  return rows.filter((row) => row.clusterIds.length <= COMMON_INDICATOR_CLUSTERS);
}

async function findTextSimilarity(
  ctx: Ctx,
  { minhash, bands }: ReportFingerprint,
  clusterIds: readonly string[],
): Promise<Map<string, number>> {
  const best = new Map<string, number>();
  if (bands.length === 0) return best;
  const columns = { clusterId: report.clusterId, minhash: report.minhash };
  const byBand = await ctx.db
    .select(columns)
    .from(report)
    .where(arrayOverlaps(report.minhashBands, [...bands]))
    .limit(MAX_TEXT_CANDIDATES);
  const byIdentifier =
    clusterIds.length > 0
      ? await ctx.db
          .select(columns)
          .from(report)
          .where(inArray(report.clusterId, [...clusterIds]))
      : [];
  for (const row of [...byBand, ...byIdentifier]) {
    const similarity = minhashSimilarity(minhash, row.minhash);
    best.set(row.clusterId, Math.max(similarity, best.get(row.clusterId) ?? 0));
  }
  return best;
}

/** One text for an indicator's identity. */
export const indicatorKey = ({ type, value }: Pick<Indicator, 'type' | 'value'>): string =>
  `${type} ${value}`;
