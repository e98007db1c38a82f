import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findEdit, moveCaret, type TextEdit } from './text-edit.ts';

const apply = (text: string, { at, removed, inserted }: TextEdit) =>
  text.slice(0, at) + inserted + text.slice(at + removed);
/** Few letters, so that there are many equal ones, and characters of two halves. */
const words = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '🐕', '🐈'), maxLength: 12 });

test('the edit leads from one text to the other, wherever the caret is said to be', () => {
  fc.assert(
    fc.property(words, words, fc.nat(30), (before, after, caret) => {
      const edit = findEdit(before, after, caret);
      expect(edit === null ? before : apply(before, edit)).toBe(after);
    }),
  );
});

test('what somebody types, replaces or deletes is found where they did it, and no other character is touched', () => {
  fc.assert(
    fc.property(words, words, words, words, (left, removed, inserted, right) => {
      const edit = findEdit(left + removed + right, left + inserted + right, (left + inserted).length);
      expect(edit === null).toBe(removed === inserted);
      if (edit === null) return;
      if (removed === '') expect(edit).toMatchObject({ removed: 0 });
      if (inserted === '') expect(edit).toMatchObject({ inserted: '' });
      expect(edit.removed).toBeLessThanOrEqual(removed.length + 2);
    }),
  );
});

test('a letter typed into a row of the same is put where the caret was', () => {
  expect(findEdit('aaaa', 'aaaaa', 2)).toEqual({ at: 1, removed: 0, inserted: 'a' });
  expect(findEdit('aaaa', 'aaaaa', 5)).toEqual({ at: 4, removed: 0, inserted: 'a' });
});

test('half a character is never sent: of two that share a half, the whole is replaced', () => {
  expect(findEdit('🐕', '🐈', 2)).toEqual({ at: 0, removed: 2, inserted: '🐈' });
});

test('a caret stays beside what it stood beside', () => {
  const insert = { at: 2, removed: 0, inserted: 'xy' };
  expect([0, 2, 3].map((caret) => moveCaret(caret, insert))).toEqual([0, 2, 5]);
  const remove = { at: 1, removed: 3, inserted: '' };
  expect([0, 1, 2, 4, 6].map((caret) => moveCaret(caret, remove))).toEqual([0, 1, 1, 1, 3]);
});
