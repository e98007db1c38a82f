import { expect, it } from 'vitest';
import type { ScamType } from '../catalogue/scam-types.ts';
import { mutationRates } from './mutation-rates.ts';

const branch = (scamType: ScamType, reports: number, isEvolutionary: boolean) => ({
  scamType,
  reports,
  isEvolutionary,
});

it('the mutation rate counts clusters with two reports that changed lately, by scam type', () => {
  const romance = [
    branch('romance', 2, true),
    branch('romance', 9, true),
    branch('romance', 3, false),
    branch('romance', 1, false),
  ];
  const families = [{ branches: romance }, { branches: [branch('refund_denial', 1, false)] }];
  expect([...mutationRates(families)]).toEqual([['romance', 67]]);
});
