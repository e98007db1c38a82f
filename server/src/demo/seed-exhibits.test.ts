import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReadingPorts, type ReadingPorts } from '../areas/evidence/reading/reading-ports.ts';
import { countOriginals } from '../areas/vault/queries.ts';
import { evidenceItem } from '../db/schema/evidence.ts';
import { appMeta } from '../db/schema/platform.ts';
import { anchorBatch } from '../db/schema/vault.ts';
import { FolderStore } from '../platform/evidence-store/folder-store.ts';
import { createWorld, type World } from '../testing/world.ts';
import { corpusClusters } from './corpus/index.ts';
import { type DemoPeople, seedAccounts } from './demo-accounts.ts';
import { seedExhibits } from './seed-exhibits.ts';
import { seedReports } from './seed-reports.ts';

const EXHIBITS = 26;
let world: World;
let people: DemoPeople;
let folder: string;
let readings: ReadingPorts;
beforeAll(async () => {
  world = await createWorld();
  folder = await mkdtemp(join(tmpdir(), 'fap-seed-'));
  const store = new FolderStore(folder);
  await store.prepare();
  readings = createReadingPorts(store);
  people = await seedAccounts(world.ctx);
  for (const [index, corpus] of corpusClusters.slice(0, EXHIBITS).entries())
    await seedReports(world.ctx, index, { ...corpus, reports: corpus.reports.slice(0, 1) }, people);
});
afterAll(async () => {
  await readings.close();
  await rm(folder, { recursive: true, force: true });
});

const seed = () =>
  seedExhibits(world.ctx, { people: async () => people, readings, drain: world.drain, exhibits: EXHIBITS });

test("the demo's exhibits are read, and verified in blocks of the development chain no earlier than they are", async () => {
  await seed();
  expect(await countOriginals(world.ctx)).toEqual({
    total: EXHIBITS,
    processing: 0,
    anchored: 0,
    verified: EXHIBITS,
    failed: 0,
  });
  const batches = await world.db.select().from(anchorBatch).orderBy(anchorBatch.blockHeight);
  expect(batches.map(({ blockHeight, chain }) => [blockHeight, chain])).toEqual([
    [1, 'development'],
    [2, 'development'],
  ]);
  const exhibits = await world.db.select().from(evidenceItem);
  expect(exhibits.every(({ state }) => state === 'read')).toBe(true);
  const newest = Math.max(...exhibits.map(({ createdAt }) => createdAt.getTime()));
  for (const { blockTime } of batches) expect(blockTime?.getTime()).toBeGreaterThanOrEqual(newest);
});

test('a seed that was interrupted and goes on later hands nothing in twice', async () => {
  await world.db.delete(appMeta).where(eq(appMeta.key, 'demo-exhibits'));
  world.clock.advanceMinutes(3 * 24 * 60);
  await seed();
  expect(await world.db.$count(evidenceItem)).toBe(EXHIBITS);
  expect((await countOriginals(world.ctx)).total).toBe(EXHIBITS);
});
