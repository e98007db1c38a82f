import type { PastCard, PastLine } from '@fap/shared/puzzle/history.ts';

/** What the moment did with a card or line, in words: "moved by Ana Alder"; '' for nothing. */
export function describeChange({
  change,
  changedBy,
}: Pick<PastCard | PastLine, 'change' | 'changedBy'>): string {
  if (!change) return '';
  return changedBy ? `${change} by ${changedBy.displayName}` : change;
}
