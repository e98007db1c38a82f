import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { listClusters } from '../areas/clusters/list-clusters.ts';
import { computeClusterDna } from '../areas/dna/compute-cluster-dna.ts';
import { getClusterDetail } from '../areas/dna/queries.ts';
import { report } from '../db/schema/reports.ts';
import { createWorld, type World } from '../testing/world.ts';
import { corpusClusters, waves } from './corpus/index.ts';
import type { CorpusCluster } from './corpus/schemas.ts';
import { type DemoPeople, seedAccounts } from './demo-accounts.ts';
import { demoClusterId, seedReports } from './seed-reports.ts';
import { seedSecondReport } from './seed-second-report.ts';
import { seedWave } from './seed-wave.ts';

const DAY_MINUTES = 24 * 60;
/** A cluster per band, by its place in the corpus: two reports and a wave of nine, six and a wave of six, two and none. */
const PLACES = [13, 0, 16];
let world: World;
let people: DemoPeople;
const corpusAt = (index: number): CorpusCluster => {
  const corpus = corpusClusters[index];
  if (!corpus) throw new RangeError(`no demo cluster ${index}`);
  return corpus;
};
beforeAll(async () => {
  world = await createWorld();
  // The corpus has dates of its own, after which it can be reported.
  world.clock.advanceMinutes(365 * DAY_MINUTES);
  people = await seedAccounts(world.ctx);
  for (const index of PLACES) {
    await seedReports(world.ctx, index, corpusAt(index), people);
    await seedWave(world.ctx, index, corpusAt(index), people);
    await computeClusterDna(world.ctx, demoClusterId(index));
  }
});

test('each band of strength has a cluster, by the formula alone', async () => {
  const bandOf = async (strength: 'high' | 'medium' | 'low') =>
    (await listClusters(world.ctx, { strength, limit: 10 })).items.map(({ id }) => id);
  expect(await bandOf('high')).toEqual(['cluster-014']);
  expect(await bandOf('medium')).toEqual(['cluster-001']);
  expect(await bandOf('low')).toEqual(['cluster-017']);
});

test('a group of victims has five members and more, and tells how they were reached and what they lost', async () => {
  const { profiles, patterns, financialImpact } = await getClusterDetail(world.ctx, 'cluster-014');
  expect(profiles.find(({ id }) => id === 'website')).toMatchObject({
    victims: 10,
    acquisitionMethod: 'Website',
    typicalLoss: { fromCents: expect.any(Number) },
  });
  expect(patterns.every(({ confirmedVictims }) => (confirmedVictims ?? 0) >= 5)).toBe(true);
  expect(financialImpact.cents).toBeGreaterThan(0);
});

test('an interrupted wave goes on another day, and nobody reports twice', async () => {
  const before = await world.db.$count(report);
  world.clock.advanceMinutes(3 * DAY_MINUTES);
  await seedWave(world.ctx, 13, corpusAt(13), people);
  expect(await world.db.$count(report)).toBe(before);
});

test('every wave belongs to a cluster of the corpus, and no two people tell it in the same words', () => {
  const names = new Set(corpusClusters.map(({ name }) => name));
  expect([...waves.keys()].filter((name) => !names.has(name))).toEqual([]);
  const told = [...waves.values()].flatMap(({ reports }) => reports.map(({ description }) => description));
  expect(new Set(told).size).toBe(told.length);
});

test('a cluster of which the corpus has one report gets a second one, once, and with it a strength', async () => {
  const index = corpusClusters.findIndex(({ reports }) => reports.length === 1);
  const count = () => world.db.$count(report, eq(report.clusterId, demoClusterId(index)));
  await seedReports(world.ctx, index, corpusAt(index), people);
  expect(await count()).toBe(1);
  await seedSecondReport(world.ctx, index, corpusAt(index), people);
  world.clock.advanceMinutes(2 * DAY_MINUTES);
  await seedSecondReport(world.ctx, index, corpusAt(index), people);
  expect(await count()).toBe(2);
  await computeClusterDna(world.ctx, demoClusterId(index));
  expect((await getClusterDetail(world.ctx, demoClusterId(index))).strength).toBeGreaterThan(0);
});
