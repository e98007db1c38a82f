import type { PastCard, PastLine } from '@fap/shared/puzzle/history.ts';
import { t } from '@lingui/core/macro';

const WORDS: Readonly<Record<NonNullable<(PastCard | PastLine)['change']>, string>> = {
  added: t({ message: 'added', context: 'change of a card or line' }),
  moved: t({ message: 'moved', context: 'change of a card or line' }),
  renamed: t({ message: 'renamed', context: 'change of a card or line' }),
  changed: t({ message: 'changed', context: 'change of a card or line' }),
  removed: t({ message: 'removed', context: 'change of a card or line' }),
};

/** How the moment changed a card or line: "moved by Ana Alder"; '' when it did not. */
export function describeChange({
  change,
  changedBy,
}: Pick<PastCard | PastLine, 'change' | 'changedBy'>): string {
  if (!change) return '';
  const word = WORDS[change];
  return changedBy ? t`${word} by ${changedBy.displayName}` : word;
}
