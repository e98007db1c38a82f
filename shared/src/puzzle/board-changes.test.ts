import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardChange, countTextChange, describeBoardChanges, lineChange, noChanges } from './board-changes.ts';
import type { BoardLink, BoardPiece } from './board-shapes.ts';

const card: BoardPiece = { layer: 2, x: 0, y: 10, label: 'The wallet', kind: 'note', by: 'Ana' };
const line: BoardLink = { from: 'a', to: 'b', label: 'then', by: 'Ana' };

describe('changes of a card', () => {
  test.for([
    ['added', undefined, card],
    ['removed', card, undefined],
    ['moved', card, { ...card, x: 5 }],
    ['renamed', card, { ...card, label: 'The account' }],
    ['changed', card, { ...card, label: 'The account', y: 1 }],
    ['changed', card, { ...card, layer: 3 }],
    ['changed', card, { ...card, pieceId: 'p' }],
    ['changed', { ...card, evidenceId: 'e' }, card],
    ['changed', { ...card, kind: 'frame', w: 300, h: 200 }, { ...card, kind: 'frame', w: 400, h: 200 }],
    [null, card, { ...card }],
    [null, undefined, undefined],
    [null, 'no card', { label: 'half a card' }],
    ['removed', card, { label: 'half a card' }],
  ] as const)('%s', ([expected, before, after]) => expect(cardChange(before, after)).toBe(expected));
});

describe('changes of a line', () => {
  test.for([
    ['added', undefined, line],
    ['removed', line, null],
    ['changed', line, { ...line, label: 'before' }],
    ['changed', line, { ...line, kind: 'proves' }],
    [null, line, { ...line }],
  ] as const)('%s', ([expected, before, after]) => expect(lineChange(before, after)).toBe(expected));
});

test('a text change counts the characters of the replaced part', () => {
  expect(countTextChange('The bank called', 'The bank never called')).toEqual({ added: 6, removed: 0 });
  expect(countTextChange('aaa', 'aa')).toEqual({ added: 0, removed: 1 });
  expect(countTextChange('', 'new')).toEqual({ added: 3, removed: 0 });
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const { added, removed } = countTextChange(before, after);
      expect(before.length + added - removed).toBe(after.length);
      expect(Math.min(added, removed)).toBeGreaterThanOrEqual(0);
      expect(countTextChange(before, before)).toEqual({ added: 0, removed: 0 });
    }),
  );
});

test('changes are described in a fixed order, each with its count', () => {
  expect(describeBoardChanges(noChanges())).toBe('nothing visible changed');
  const changes = noChanges();
  changes.notes.isReformatted = true;
  expect(describeBoardChanges(changes)).toBe('the notes’ layout changed');
  changes.cards.added = 1;
  changes.cards.moved = 2;
  changes.lines.removed = 1;
  changes.notes.charactersAdded = 1_200;
  changes.notes.charactersRemoved = 1;
  expect(describeBoardChanges(changes)).toBe(
    '1 card added, 2 cards moved, 1 line removed, 1,200 characters written in the notes, 1 character removed from the notes',
  );
});
