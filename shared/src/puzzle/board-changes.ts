import { plural, t } from '@fap/shared/kernel/words.ts';
import { CARD_CHANGES, type CardChange, LINE_CHANGES, type LineChange } from './board-change-kinds.ts';
import { type BoardLink, type BoardPiece, isBoardLink, isBoardPiece } from './board-shapes.ts';

/** What changed on a board and in its notes, counted. */
export interface BoardChanges {
  cards: Record<CardChange, number>;
  lines: Record<LineChange, number>;
  notes: { charactersAdded: number; charactersRemoved: number; isReformatted: boolean };
}

/** No changes. */
export function noChanges(): BoardChanges {
  return {
    cards: { added: 0, moved: 0, renamed: 0, changed: 0, removed: 0 },
    lines: { added: 0, changed: 0, removed: 0 },
    notes: { charactersAdded: 0, charactersRemoved: 0, isReformatted: false },
  };
}

/** The change of a card between two moments; null for none. Malformed values are no cards. */
export function cardChange(before: unknown, after: unknown): CardChange | null {
  const was = isBoardPiece(before) ? before : null;
  const is = isBoardPiece(after) ? after : null;
  if (!was) return is ? 'added' : null;
  if (!is) return 'removed';
  const isMoved = was.x !== is.x || was.y !== is.y;
  const isRenamed = was.label !== is.label;
  const isOther = (['layer', 'kind', 'by', 'pieceId', 'evidenceId', 'w', 'h'] as const).some(
    (field: keyof BoardPiece) => was[field] !== is[field],
  );
  if (isOther || (isMoved && isRenamed)) return 'changed';
  if (isMoved) return 'moved';
  return isRenamed ? 'renamed' : null;
}

/** The change of a line between two moments; null for none. */
export function lineChange(before: unknown, after: unknown): LineChange | null {
  const was = isBoardLink(before) ? before : null;
  const is = isBoardLink(after) ? after : null;
  if (!was) return is ? 'added' : null;
  if (!is) return 'removed';
  const fields: readonly (keyof BoardLink)[] = ['from', 'to', 'label', 'by', 'kind'];
  return fields.some((field) => was[field] !== is[field]) ? 'changed' : null;
}

/** How many characters were put in and taken out between two texts, seen as one replacement. */
export function countTextChange(before: string, after: string): { added: number; removed: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { added: after.length - start - end, removed: before.length - start - end };
}

/** Changes as one sentence part, such as "2 cards added, 1 line removed, 140 characters written in the notes". */
export function describeBoardChanges({ cards, lines, notes }: BoardChanges): string {
  const parts = [
    ...CARD_CHANGES.flatMap((kind) => (cards[kind] > 0 ? [CARD_WORDS[kind](cards[kind])] : [])),
    ...LINE_CHANGES.flatMap((kind) => (lines[kind] > 0 ? [LINE_WORDS[kind](lines[kind])] : [])),
    ...(notes.charactersAdded > 0
      ? [
          plural(notes.charactersAdded, {
            one: '# character written in the notes',
            other: '# characters written in the notes',
          }),
        ]
      : []),
    ...(notes.charactersRemoved > 0
      ? [
          plural(notes.charactersRemoved, {
            one: '# character removed from the notes',
            other: '# characters removed from the notes',
          }),
        ]
      : []),
  ];
  if (parts.length === 0)
    return notes.isReformatted ? t`the notes’ layout changed` : t`nothing visible changed`;
  return parts.join(', ');
}

const CARD_WORDS: Readonly<Record<CardChange, (count: number) => string>> = {
  added: (count) => plural(count, { one: '# card added', other: '# cards added' }),
  moved: (count) => plural(count, { one: '# card moved', other: '# cards moved' }),
  renamed: (count) => plural(count, { one: '# card renamed', other: '# cards renamed' }),
  changed: (count) => plural(count, { one: '# card changed', other: '# cards changed' }),
  removed: (count) => plural(count, { one: '# card removed', other: '# cards removed' }),
};
const LINE_WORDS: Readonly<Record<LineChange, (count: number) => string>> = {
  added: (count) => plural(count, { one: '# line added', other: '# lines added' }),
  changed: (count) => plural(count, { one: '# line changed', other: '# lines changed' }),
  removed: (count) => plural(count, { one: '# line removed', other: '# lines removed' }),
};
