import type { EvidenceComparison } from '@fap/shared/evidence/reading-contract.ts';

type Diff = EvidenceComparison['diff'];
export type Side = 'left' | 'right';

/** A run of words of one exhibit. */
export interface Run {
  text: string;
  /** The other exhibit does not have them here. */
  isOwn: boolean;
  /** Place in the comparison, by which a run is told from another. */
  at: number;
}

/**
 * The words of one of two exhibits in their order. Runs of one kind that follow each other become one, and so do own
 * runs with nothing but white space between them: three words that are new are one difference, not three.
 */
export function runsOf(diff: Diff, side: Side): Run[] {
  const runs: Run[] = [];
  diff.forEach(({ kind, text }, at) => {
    if (kind !== 'same' && kind !== side) return;
    const isOwn = kind === side && text.trim() !== '';
    const last = runs.at(-1);
    const before = runs.at(-2);
    if (last && last.isOwn === isOwn) last.text += text;
    else if (isOwn && before && last?.text.trim() === '') {
      before.text += last.text + text;
      runs.pop();
    } else runs.push({ text, isOwn, at });
  });
  return runs;
}

/** How many words both have, and how many each has alone. */
export function countWords(diff: Diff): Record<'same' | Side, number> {
  const counts = { same: 0, left: 0, right: 0 };
  for (const { kind, text } of diff) counts[kind] += text.match(/\S+/gu)?.length ?? 0;
  return counts;
}
