import type { IndicatorFigures } from '@fap/shared/indicators/contract.ts';
import { expect, test } from 'vitest';
import { describeFigures, describeRarity } from './describe-figures.ts';

const of = (part: Partial<IndicatorFigures>): IndicatorFigures => ({
  reports: 4,
  clusters: 2,
  rarity: 0.934,
  isTooCommon: false,
  state: 'confirmed',
  ...part,
});

test.for([
  [{}, 'Seen in 4 reports, 2 clusters · confirmed'],
  [{ reports: 1, clusters: 1, state: 'mentioned' }, 'Seen in 1 report, 1 cluster · mentioned'],
  [{ reports: 0, clusters: 0, state: 'contested' }, 'Seen in no report yet · contested'],
  [{ reports: 12_345, clusters: 20 }, 'Seen in 12,345 reports, 20 clusters · confirmed'],
] as const)('%j: %s', ([part, words]) => expect(describeFigures(of(part))).toBe(words));

test('an indicator shows its rarity, or that it is too common', () => {
  expect(describeRarity(of({}))).toBe('Rarity 93 of 100');
  expect(describeRarity(of({ rarity: null }))).toBeNull();
  expect(describeRarity(of({ isTooCommon: true }))).toBe('Too common to link reports');
});
