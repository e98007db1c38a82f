import { compareTraits } from '../dna/compare-traits.ts';
import { DNA_LAYERS } from '../dna/layers.ts';
import { mergeTraits } from '../dna/merge-traits.ts';
import type { Traits } from '../dna/report-traits.ts';
import { scoreLayers } from '../dna/score-layers.ts';
import { type Change, findChanges, inOrder } from './find-changes.ts';
import { quoteChange } from './quote-change.ts';
import { type ReportStep, readStep, type StepSource } from './report-step.ts';

/** A change with the words that tell of it, and how like what came before its report is (0–1). */
export interface LineageChange extends Change {
  quote: string | null;
  likeness: number | null;
}

/** A cluster's history as it is kept: nothing in it but what the crowd may read. */
export interface ClusterLineage {
  steps: ReportStep[];
  changes: LineageChange[];
}

/** A cluster's history: its reports in order, and what each brought that none before it had. */
export function readLineage(
  reports: readonly (StepSource & { victimNames: readonly string[] })[],
): ClusterLineage {
  const byExhibit = new Map(reports.map((report) => [report.exhibit, report]));
  const steps = inOrder(reports.map((report) => readStep(report, report.victimNames)));
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
    quote: quoteChange(byExhibit.get(change.exhibit)?.shown ?? '', change),
    likeness: likeness.get(change.exhibit) ?? null,
  }));
  return { steps, changes };
}

/** The six-layer likeness with what came before, over however few layers there are. */
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
