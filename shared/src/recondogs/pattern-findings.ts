import { plural, t } from '@fap/shared/kernel/words.ts';
import { findTactics } from '../texts/find-tactics.ts';
import type { Citation, ClusterEvidence, Finding } from './cluster-evidence.ts';
import { countExhibits, countFiles, countReports } from './exhibits.ts';
import { layered } from './layer-of.ts';

/** Tactics with these ids as findings: which, how often, in how many reports, and where. */
export function tacticFindings(evidence: ClusterEvidence, ids: readonly string[]): Finding[] {
  const hits = evidence.texts.flatMap(({ exhibit, text }) =>
    findTactics(text)
      .filter(({ tactic }) => ids.includes(tactic.id))
      .map(({ tactic, start, end }) => ({ name: tactic.name, layer: tactic.layer, exhibit, start, end })),
  );
  return [...Map.groupBy(hits, ({ name }) => name)].map(([name, places]) => ({
    title: name,
    detail: occurrenceOf(places, evidence.files),
    citations: places.map(({ exhibit, start, end }) => ({ exhibit, start, end })),
    ...layered(places[0]?.layer),
  }));
}

/** Every place of a pattern in the texts. */
export function findPattern(
  evidence: ClusterEvidence,
  pattern: RegExp,
): (Required<Citation> & { text: string })[] {
  return evidence.texts.flatMap(({ exhibit, text }) =>
    [...text.matchAll(pattern)].map((match) => ({
      exhibit,
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
    })),
  );
}

/** "It was found 3 times, in 2 reports and 1 file." */
export function occurrenceOf(
  places: readonly { exhibit: string }[],
  files: ClusterEvidence['files'],
): string {
  const found = countExhibits(
    places.map(({ exhibit }) => exhibit),
    files,
  );
  const times = plural(places.length, { one: '# time', other: '# times' });
  if (found.reports > 0 && found.files > 0)
    return t`It was found ${times}, in ${countReports(found.reports)} and ${countFiles(found.files)}.`;
  const where = found.files > 0 ? countFiles(found.files) : countReports(found.reports);
  return places.length === 1 ? t`It was found once, in ${where}.` : t`It was found ${times}, in ${where}.`;
}
