import { mergeTraits } from '@fap/shared/dna/merge-traits.ts';
import { compareTraits } from '@fap/shared/matching/traits/compare-traits.ts';
import { DNA_VERSION, type LayerSimilarities } from '@fap/shared/matching/traits/layers.ts';
import type { Traits } from '@fap/shared/matching/traits/report-traits.ts';
import { scoreLayers } from '@fap/shared/matching/traits/score-layers.ts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { lookupRarities } from '../indicators/index.ts';

/** Limit of newest reports compared per side, because a merge waits for it. */
const COMPARED_REPORTS = 200;

/** What two clusters' own reports have in common, as stored with a merge or split. */
export interface ClusterComparison {
  version: number;
  similarities: LayerSimilarities;
  /** 0–100; null with fewer than three layers. */
  percent: number | null;
  hardHits: number;
}

/** Compares the newest reports of two clusters, without those of clusters merged into them; rarities come from the index. */
export async function compareClusters(ctx: Ctx, first: string, second: string): Promise<ClusterComparison> {
  const sides = [await traitsOf(ctx, first), await traitsOf(ctx, second)] as const;
  const rarityOf = await lookupRarities(
    ctx,
    sides.flatMap(({ structural, payment }) => [...structural.identifiers, ...payment.accounts]),
  );
  const { similarities, hardHits } = compareTraits(...sides, rarityOf);
  const score = scoreLayers(similarities, hardHits.length > 0);
  return {
    version: DNA_VERSION,
    similarities,
    percent: score === null ? null : score * 100,
    hardHits: hardHits.length,
  };
}

async function traitsOf(ctx: Ctx, clusterId: string): Promise<Traits> {
  const rows = await ctx.db
    .select({ traits: report.traits })
    .from(report)
    .where(and(eq(report.clusterId, clusterId), isNotNull(report.traits)))
    .orderBy(desc(report.createdAt), desc(report.id))
    .limit(COMPARED_REPORTS);
  return mergeTraits(rows.flatMap(({ traits }) => traits ?? []));
}
