import type { RarityOf } from '@fap/shared/matching/traits/compare-traits.ts';
import type { Traits } from '@fap/shared/matching/traits/report-traits.ts';
import { inArray } from 'drizzle-orm';
import { reportText } from '../../db/schema/matching.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { findRoots, listMembers } from '../clusters/index.ts';
import { parseKey, rarityOfUnknown } from '../indicators/index.ts';
import { findSharedIndicators, findSimilarTexts } from '../matching/index.ts';

/** Clusters that may be related to one, and the rarity of what its reports name. */
export interface Candidates {
  clusterIds: string[];
  rarityOf: RarityOf;
}

/**
 * Clusters that share an indicator, or a band of a text's sketch, with this one's reports: never all pairs. A merged
 * cluster counts as its root.
 */
export async function findCandidates(
  ctx: Ctx,
  clusterId: string,
  reports: readonly { id: string; traits: Traits | null }[],
): Promise<Candidates> {
  const indicators = [...new Set(reports.flatMap(({ traits }) => keysOf(traits)))].flatMap(parseKey);
  const { shared, rarities } = await findSharedIndicators(ctx, indicators);
  const texts = await ctx.db
    .select({ sketch: reportText.sketch, bands: reportText.bands, part: reportText.part })
    .from(reportText)
    .where(
      inArray(
        reportText.reportId,
        reports.map(({ id }) => id),
      ),
    );
  const similar = await findSimilarTexts(
    ctx,
    texts,
    // Its own reports are excluded: they match best, and would use up the limit.
    { exceptClusterIds: await listMembers(ctx, clusterId), isQuestion: true },
  );
  const reportIds = [...new Set([...similar.keys(), ...shared.flatMap((one) => one.reportIds)])];
  const named =
    reportIds.length === 0
      ? []
      : await ctx.db
          .selectDistinct({ clusterId: report.clusterId })
          .from(report)
          .where(inArray(report.id, reportIds));
  const roots = await findRoots(
    ctx,
    named.flatMap((row) => row.clusterId ?? []),
  );
  return {
    clusterIds: [...new Set(roots.values())].filter((id) => id !== clusterId).sort(),
    rarityOf: (key) => rarities.get(key) ?? rarityOfUnknown(key),
  };
}

const keysOf = (traits: Traits | null): string[] =>
  traits ? [...traits.structural.identifiers, ...traits.payment.accounts] : [];
