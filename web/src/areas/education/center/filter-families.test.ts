import type { Measured } from '@fap/shared/catalogue/catalogue-cluster.ts';
import type { CatalogueEntry } from '@fap/shared/catalogue/contract.ts';
import { CATALOGUE } from '@fap/shared/catalogue/kinds/catalogue.ts';
import { expect, test } from 'vitest';
import { filterFamilies, totalsOf } from './filter-families.ts';

const measured = (clusters: number, victims: number): Measured => ({
  clusters,
  victims,
  strength: null,
  lastUpdated: '2026-01-01T00:00:00Z',
  mutationRate: null,
});
const FAMILIES: CatalogueEntry[] = CATALOGUE.map((family) => ({
  ...family,
  reconDogTeam: family.education.reconDogTeam,
  measured: null,
}));

test('the three kinds share out all families, and an unknown kind filters nothing', () => {
  const sizes = ['emotional', 'financial', 'authority'].map(
    (kind) => filterFamilies(FAMILIES, { kind, search: '' }).length,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(12);
  for (const size of sizes) expect(size).toBeGreaterThan(1);
  expect(filterFamilies(FAMILIES, { kind: 'zz', search: '' })).toHaveLength(12);
});

test('a search needs all its words, in name, description or branches', () => {
  const names = (search: string) => filterFamilies(FAMILIES, { kind: '', search }).map(({ name }) => name);
  expect(names('ROMANCE')).toContain('Romance');
  expect(names('alarm screen')).toEqual(['Tech Support']);
  expect(names('romance zzqx')).toEqual([]);
});

test('families of one scam type are counted once, and without any count there is no total', () => {
  const some = FAMILIES.map((family) =>
    family.scamType === 'tech_support'
      ? { ...family, measured: measured(3, 4) }
      : family.scamType === 'romance'
        ? { ...family, measured: measured(1, 2) }
        : family,
  );
  const twice = [...some, ...some];
  expect(totalsOf(twice)).toEqual({ clusters: 4, victims: 6 });
  expect(totalsOf(FAMILIES)).toBeNull();
});
