import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReadingPorts, type ReadingPorts } from '../areas/evidence/reading/reading-ports.ts';
import { countByAnchorState } from '../areas/vault/queries.ts';
import { evidenceItem } from '../db/schema/evidence.ts';
import { appMeta } from '../db/schema/platform.ts';
import { anchorBatch } from '../db/schema/vault.ts';
import { FolderStore } from '../platform/evidence-store/folder-store.ts';
import { actAsNew } from '../testing/factories.ts';
import { createWorld, type World } from '../testing/world.ts';
import { corpusClusters } from './corpus/index.ts';
import { type DemoPeople, seedAccounts } from './demo-accounts.ts';
import { seedEvidence } from './seed-evidence.ts';
import { seedReports } from './seed-reports.ts';

const ITEMS = 26;
let world: World;
let people: DemoPeople;
let folder: string;
let readers: ReadingPorts[];
beforeAll(async () => {
  world = await createWorld();
  folder = await mkdtemp(join(tmpdir(), 'fap-seed-'));
  const store = new FolderStore(folder);
  await store.prepare();
  readers = [createReadingPorts(store), createReadingPorts(store)];
  people = await seedAccounts(world.ctx);
  for (const [index, corpus] of corpusClusters.slice(0, ITEMS).entries())
    await seedReports(world.ctx, index, { ...corpus, reports: corpus.reports.slice(0, 1) }, people);
});
afterAll(async () => {
  for (const reader of readers) await reader.close();
  await rm(folder, { recursive: true, force: true });
});

const seed = () =>
  seedEvidence(world.ctx, { people: async () => people, readers, drain: world.drain, items: ITEMS });

test("the demo's evidence is read, and anchored in blocks of the development chain that are not backdated", async () => {
  await seed();
  expect(await countByAnchorState(await actAsNew(world, 'analyst'))).toEqual({
    total: ITEMS,
    processing: 0,
    anchored: 0,
    verified: ITEMS,
    failed: 0,
  });
  const batches = await world.db.select().from(anchorBatch).orderBy(anchorBatch.blockHeight);
  expect(batches.map(({ blockHeight, chain }) => [blockHeight, chain])).toEqual(
    batches.map((_, index) => [index + 1, 'development']),
  );
  const items = await world.db.select().from(evidenceItem);
  expect(items.every(({ state }) => state === 'read')).toBe(true);
  const newest = Math.max(...items.map(({ createdAt }) => createdAt.getTime()));
  for (const { blockTime } of batches) expect(blockTime?.getTime()).toBeGreaterThanOrEqual(newest);
});

test('an interrupted seed that resumes uploads nothing twice', async () => {
  await world.db.delete(appMeta).where(eq(appMeta.key, 'demo-exhibits'));
  world.clock.advanceMinutes(3 * 24 * 60);
  await seed();
  expect(await world.db.$count(evidenceItem, eq(evidenceItem.kind, 'file'))).toBe(ITEMS);
  expect((await countByAnchorState(await actAsNew(world, 'analyst'))).total).toBe(ITEMS);
});
