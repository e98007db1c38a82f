import { expect, test } from 'vitest';
import { stageBand } from './stage-band.ts';

const numbers = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/gu)].map(Number);

test('the stream begins as wide as the first stage and ends as wide as the next', () => {
  expect(stageBand('across', 1, 0.5)).toMatch(/^M0 4C.* 100 26\.5L100 73\.5C.* 0 96Z$/u);
  expect(stageBand('down', 1, 0.5)).toMatch(/^M4 0C.* 26\.5 100L73\.5 100C.* 96 0Z$/u);
});

test('an empty stage is still a thin line, and nothing leaves the cell', () => {
  expect(stageBand('across', 0, 0)).toMatch(/^M0 49C/u);
  for (const number of numbers(stageBand('across', 7, -1))) {
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThanOrEqual(100);
  }
});
