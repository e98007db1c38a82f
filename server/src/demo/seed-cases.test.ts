import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReadingPorts, type ReadingPorts } from '../areas/evidence/reading/reading-ports.ts';
import { caseRecord, caseSignOff } from '../db/schema/cases.ts';
import { evidenceItem } from '../db/schema/evidence.ts';
import { appMeta } from '../db/schema/platform.ts';
import { FolderStore } from '../platform/evidence-store/folder-store.ts';
import { createWorld, type World } from '../testing/world.ts';
import { corpusClusters } from './corpus/index.ts';
import { type DemoPeople, seedAccounts } from './demo-accounts.ts';
import { seedCases } from './seed-cases.ts';
import { seedReports } from './seed-reports.ts';

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
  for (const [index, corpus] of corpusClusters.slice(0, 3).entries())
    await seedReports(world.ctx, index, { ...corpus, reports: corpus.reports.slice(0, 1) }, people);
});
afterAll(async () => {
  await readings.close();
  await rm(folder, { recursive: true, force: true });
});

test('the demo has three cases with evidence, and seeding again adds nothing', async () => {
  const seed = () => seedCases(world.ctx, { people: async () => people, readings });
  const read = async () => ({
    cases: await world.db.select().from(caseRecord).orderBy(asc(caseRecord.id)),
    items: await world.db.select().from(evidenceItem).where(isNotNull(evidenceItem.caseId)),
    signed: await world.db.select().from(caseSignOff),
  });
  await seed();
  const { cases, items, signed } = await read();
  expect(cases.map(({ id, status, clusterId }) => [id, status, clusterId])).toEqual([
    ['CS-2024-001', 'active', 'cluster-001'],
    ['CS-2024-002', 'processing', 'cluster-002'],
    ['CS-2024-003', 'complete', 'cluster-003'],
  ]);
  expect(new Set(items.map(({ caseId }) => caseId)).size).toBe(3);
  expect(items.every(({ state }) => state === 'read')).toBe(true);
  expect(signed.map(({ caseId }) => caseId)).toEqual(['CS-2024-003']);
  await world.db.delete(appMeta).where(eq(appMeta.key, 'demo-cases'));
  await seed();
  const again = await read();
  expect([again.cases.length, again.items.length, again.signed.length]).toEqual([3, items.length, 1]);
});
