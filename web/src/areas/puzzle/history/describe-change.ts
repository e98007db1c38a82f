import type { PastCard, PastLine } from '@fap/shared/puzzle/history.ts';
import { t } from '@lingui/core/macro';

/** How the moment changed a card or line: "moved by Ana Alder"; '' when it did not. */
export function describeChange({
  change,
  changedBy,
}: Pick<PastCard | PastLine, 'change' | 'changedBy'>): string {
  if (!change) return '';
  return changedBy ? t`${change} by ${changedBy.displayName}` : change;
}
