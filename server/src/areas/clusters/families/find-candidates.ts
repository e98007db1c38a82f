import type { RarityOf } from '@fap/shared/clusters/dna/compare-traits.ts';
import type { Traits } from '@fap/shared/clusters/dna/report-traits.ts';
import { INDICATOR_TYPES, type Indicator, type IndicatorType } from '@fap/shared/evidence/indicator-types.ts';
import { isSafelisted } from '@fap/shared/evidence/safelist.ts';
import { inArray } from 'drizzle-orm';
import { report, reportText } from '../../../db/schema/clusters.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findSharedIdentifiers } from '../matching/find-shared-identifiers.ts';
import { findSimilarTexts } from '../matching/find-similar-texts.ts';
import { findRoots, listMembers } from '../merges/find-roots.ts';

/** Clusters that may be related to one, and how rare what its reports name is. */
export interface Candidates {
  clusterIds: string[];
  rarityOf: RarityOf;
}

/**
 * Clusters with a report that names an identifier of this one's reports, or has a text that shares a band with one of
 * theirs: never all pairs. A merged cluster counts as the one it was merged into.
 */
export async function findCandidates(
  ctx: Ctx,
  clusterId: string,
  reports: readonly { id: string; traits: Traits | null }[],
): Promise<Candidates> {
  const indicators = [...new Set(reports.flatMap(({ traits }) => keysOf(traits)))].flatMap(readKey);
  const { shared, rarities } = await findSharedIdentifiers(ctx, indicators);
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
    texts.map((text) => ({ ...text, part: text.part === 'script' ? 'script' : 'account' })),
    // Its own reports are the most like their own texts: with some dozens of them nobody else would be found.
    await listMembers(ctx, clusterId),
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
    named.map((row) => row.clusterId),
  );
  return {
    clusterIds: [...new Set(roots.values())].filter((id) => id !== clusterId).sort(),
    rarityOf: (key) => rarities.get(key) ?? rarityOfUnknown(key),
  };
}

const keysOf = (traits: Traits | null): string[] =>
  traits ? [...traits.structural.identifiers, ...traits.payment.accounts] : [];

/** `domain example.com` as the index knows it; a page's structure is not in it. */
function readKey(key: string): Indicator[] {
  const space = key.indexOf(' ');
  const [type, value] = [key.slice(0, space), key.slice(space + 1)];
  return isType(type) ? [{ type, value, start: 0, end: value.length }] : [];
}

const isType = (type: string): type is IndicatorType => INDICATOR_TYPES.some((known) => known === type);

/** What the index does not know is as rare as can be, unless everybody uses it. */
function rarityOfUnknown(key: string): number {
  return readKey(key).some(({ type, value }) => isSafelisted(type, value)) ? 0 : 1;
}
