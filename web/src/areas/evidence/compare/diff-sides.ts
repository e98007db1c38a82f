import type { EvidenceComparison } from '@fap/shared/evidence/reading-contract.ts';

type Diff = EvidenceComparison['diff'];
export type Side = 'left' | 'right';

/** A run of words of one item. */
export interface Run {
  text: string;
  /** True when the other item does not have these words here. */
  isOwn: boolean;
  /** Position in the diff; identifies the run. */
  at: number;
}

/**
 * The words of one of two items, in order. Neighbouring runs of one kind are joined, and so are own runs with only white
 * space between them: three new words are one difference, not three.
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

/** How many words both sides have, and how many only one has. */
export function countWords(diff: Diff): Record<'same' | Side, number> {
  const counts = { same: 0, left: 0, right: 0 };
  for (const { kind, text } of diff) counts[kind] += text.match(/\S+/gu)?.length ?? 0;
  return counts;
}
