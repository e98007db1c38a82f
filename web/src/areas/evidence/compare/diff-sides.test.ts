import { expect, test } from 'vitest';
import { countWords, runsOf } from './diff-sides.ts';

const DIFF = [
  { kind: 'same', text: 'Dear customer, pay' },
  { kind: 'left', text: 'the' },
  { kind: 'right', text: 'this' },
  { kind: 'left', text: '$900 fee' },
  { kind: 'same', text: 'today.' },
] as const;

test('each side has its own words and the common ones in order, and none of the other side', () => {
  expect(runsOf([...DIFF], 'left')).toEqual([
    { text: 'Dear customer, pay', isOwn: false, at: 0 },
    { text: 'the $900 fee', isOwn: true, at: 1 },
    { text: 'today.', isOwn: false, at: 4 },
  ]);
  expect(runsOf([...DIFF], 'right').map(({ text }) => text)).toEqual([
    'Dear customer, pay',
    'this',
    'today.',
  ]);
});

test('white space that is there already is not doubled', () => {
  const spaced = [
    { kind: 'same', text: 'pay \n' },
    { kind: 'same', text: 'today' },
  ] as const;
  expect(runsOf([...spaced], 'left')).toEqual([{ text: 'pay \ntoday', isOwn: false, at: 0 }]);
});

test('words are counted by whom they belong to', () => {
  expect(countWords([...DIFF])).toEqual({ same: 4, left: 3, right: 1 });
  expect(countWords([])).toEqual({ same: 0, left: 0, right: 0 });
});
