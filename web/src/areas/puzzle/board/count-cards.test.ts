import { expect, test } from 'vitest';
import { nameCards } from './count-cards.ts';

test.each([
  [[], ''],
  [['note'], 'card'],
  [['frame'], 'frame'],
  [['note', 'text', 'note'], '3 cards'],
  [['note', 'frame'], '1 card and 1 frame'],
  [['frame', 'note', 'note'], '2 cards and 1 frame'],
])('%j are “%s”', (kinds, words) => {
  expect(nameCards(kinds.map((kind) => ({ kind })))).toBe(words);
});
