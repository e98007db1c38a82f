import { expect, test } from 'vitest';
import { tellOutcome } from './import-statement.tsx';

const result = (isNew: boolean, status: 'cleared' | 'flagged' = 'cleared') => ({
  externalId: 'one',
  id: 'one',
  status,
  reasons: [],
  isNew,
});

test.for([
  [[result(true), result(true)], '2 payments brought in. Nothing looks like a scam.'],
  [[result(true, 'flagged')], '1 payment brought in. One looks like a scam:'],
  [
    [result(true, 'flagged'), result(true, 'flagged'), result(false, 'flagged')],
    '2 payments brought in, 1 was here already. 2 look like a scam:',
  ],
  [[result(false)], 'The payment in this file was here already.'],
  [[result(false), result(false)], 'All 2 payments in this file were here already.'],
] as const)('tells what is new and what was here: %#', ([results, text]) =>
  expect(tellOutcome([...results])).toBe(text),
);
