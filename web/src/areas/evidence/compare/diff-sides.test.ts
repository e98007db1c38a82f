import { expect, test } from 'vitest';
import { countWords, runsOf } from './diff-sides.ts';

const DIFF = [
  { kind: 'same', text: 'Dear customer, pay ' },
  { kind: 'left', text: 'the' },
  { kind: 'right', text: 'this' },
  { kind: 'same', text: ' ' },
  { kind: 'left', text: '$900 fee ' },
  { kind: 'same', text: 'today.' },
] as const;
const textOf = (side: 'left' | 'right') =>
  runsOf([...DIFF], side)
    .map(({ text }) => text)
    .join('');

test('each side gives back its own text exactly', () => {
  expect(textOf('left')).toBe('Dear customer, pay the $900 fee today.');
  expect(textOf('right')).toBe('Dear customer, pay this today.');
});

test('own words with only white space between them are one difference', () => {
  expect(runsOf([...DIFF], 'left')).toEqual([
    { text: 'Dear customer, pay ', isOwn: false, at: 0 },
    { text: 'the $900 fee ', isOwn: true, at: 1 },
    { text: 'today.', isOwn: false, at: 5 },
  ]);
});

test('white space alone is no difference', () => {
  const spaced = [
    { kind: 'same', text: 'pay' },
    { kind: 'left', text: ' \n' },
    { kind: 'same', text: 'today' },
  ] as const;
  expect(runsOf([...spaced], 'left')).toEqual([{ text: 'pay \ntoday', isOwn: false, at: 0 }]);
});

test('countWords counts the words of both, of the left and of the right', () => {
  expect(countWords([...DIFF])).toEqual({ same: 4, left: 3, right: 1 });
  expect(countWords([])).toEqual({ same: 0, left: 0, right: 0 });
});
