import { expect, test } from 'vitest';
import { decidedWords } from './decided-words.ts';

const decidedAt = new Date().toISOString();

test.for([
  ['a guardian', { by: 'guardian', name: 'Karin' }, 'release', /^Karin released it, \d/u],
  ['a guardian without a name', { by: 'guardian', name: null }, 'block', /^A guardian stopped it, \d/u],
  ['the elder', { by: 'elder', name: null }, 'block', /^You stopped it, \d/u],
  [
    'nobody in time',
    { by: 'time', name: null },
    'block',
    /^Nobody decided in time: stopped, as you chose, \d/u,
  ],
] as const)('%s decided, and when', ([, decidedBy, decision, words]) =>
  expect(decidedWords({ decision, decidedBy, decidedAt })).toMatch(words),
);

test('nothing is said while nobody has', () =>
  expect(decidedWords({ decision: null, decidedBy: null, decidedAt: null })).toBeNull());
