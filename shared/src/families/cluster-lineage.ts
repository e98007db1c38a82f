import { mergeTraits } from '../dna/merge-traits.ts';
import { compareTraits } from '../matching/traits/compare-traits.ts';
import { DNA_LAYERS } from '../matching/traits/layers.ts';
import type { Traits } from '../matching/traits/report-traits.ts';
import { scoreLayers } from '../matching/traits/score-layers.ts';
import { type Change, findChanges, inOrder } from './find-changes.ts';
import { quoteChange } from './quote-change.ts';
import { extractStep, type ReportStep, type StepSource } from './report-step.ts';

/** A change with its quote, and how similar its report is to earlier ones (0–1). */
export interface LineageChange extends Change {
  quote: string | null;
  likeness: number | null;
}

/** Number of reports of a cluster, and the first and last day. */
export interface LineageExtent {
  reports: number;
  firstSeen: string | null;
  lastSeen: string | null;
}

/** A cluster's history as stored: only what the crowd may read. */
export interface ClusterLineage {
  /** The reports it is computed from: of many the first and the newest. */
  steps: ReportStep[];
  changes: LineageChange[];
  /** Over all its reports; missing in results of older versions. */
  extent?: LineageExtent;
}

/** Over all reports of a cluster: their number, and the first and last day. */
export function extentOf({ steps, extent }: Pick<ClusterLineage, 'steps' | 'extent'>): LineageExtent {
  return (
    extent ?? {
      reports: steps.length,
      firstSeen: steps[0]?.date ?? null,
      lastSeen: steps.at(-1)?.date ?? null,
    }
  );
}

/** A cluster's history: its reports in order, and what each brought that none before it had. */
export function computeLineage(
  reports: readonly (StepSource & { victimNames: readonly string[] })[],
  extent?: LineageExtent,
): ClusterLineage {
  const byExhibit = new Map(reports.map((report) => [report.exhibit, report]));
  const steps = inOrder(reports.map((report) => extractStep(report, report.victimNames)));
  const likeness = new Map<string, number | null>();
  const before: Traits[] = [];
  for (const { exhibit } of steps) {
    const traits = byExhibit.get(exhibit)?.traits;
    if (!traits) continue;
    likeness.set(exhibit, before.length === 0 ? null : likenessOf(traits, mergeTraits(before)));
    before.push(traits);
  }
  const changes = findChanges(steps).map((change) => ({
    ...change,
    quote: quoteChange((byExhibit.get(change.exhibit)?.passages ?? []).join('\n'), change),
    likeness: likeness.get(change.exhibit) ?? null,
  }));
  return { steps, changes, ...(extent && { extent }) };
}

/** The six-layer likeness with earlier reports, without a minimum of layers. */
function likenessOf(traits: Traits, before: Traits): number | null {
  const { similarities, hardHits } = compareTraits(traits, before, () => 1);
  const score = scoreLayers(similarities, hardHits.length > 0);
  if (score !== null) return score;
  const known = DNA_LAYERS.flatMap(({ key, weight }) => {
    const similarity = similarities[key];
    return similarity === null ? [] : [{ similarity, weight }];
  });
  const weights = known.reduce((sum, { weight }) => sum + weight, 0);
  return weights === 0
    ? null
    : known.reduce((sum, { similarity, weight }) => sum + similarity * weight, 0) / weights;
}
