import type { PastCard, PastLine } from '@fap/shared/puzzle/history.ts';

/** How the moment changed a card or line: "moved by Ana Alder"; '' when it did not. */
export function describeChange({
  change,
  changedBy,
}: Pick<PastCard | PastLine, 'change' | 'changedBy'>): string {
  if (!change) return '';
  return changedBy ? `${change} by ${changedBy.displayName}` : change;
}
