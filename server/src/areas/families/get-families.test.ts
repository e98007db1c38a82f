import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cluster } from '../../db/schema/clusters.ts';
import { clusterEdge } from '../../db/schema/families.ts';
import type { TestCluster } from '../../testing/factories.ts';
import { makeCitation, makeRelatedPair } from '../../testing/family-factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { listFamilies } from './queries.ts';
import { relateCluster } from './relate-cluster.ts';

let world: World;
let first: TestCluster;
let second: TestCluster;
beforeEach(async () => {
  world = await createWorld();
  [first, second] = await makeRelatedPair(world);
  await relateCluster(world.ctx, first.clusterId);
  await relateCluster(world.ctx, second.clusterId);
});
afterEach(() => vi.restoreAllMocks());

const find = (q: string) => listFamilies(world.ctx, 'all', q);
const branchOf = async ({ clusterId }: TestCluster) =>
  (await find('')).families.flatMap(({ branches }) => branches).find(({ id }) => id === clusterId);

test('a repeated search loads no history while nothing changed, and finds the same', async () => {
  const before = await find(second.clusterId);
  const reads = vi.spyOn(world.db, 'select');
  expect(await find(second.clusterId)).toEqual(before);
  await Promise.all(['a', 'al', 'all'].map(find));
  expect(reads).not.toHaveBeenCalled();
  expect(before.families).toHaveLength(1);
});

test('whatever they are made of changes them at once, even twice at the same time of the clock', async () => {
  expect(await branchOf(second)).toMatchObject({ parentId: first.clusterId });
  await world.db.delete(clusterEdge);
  expect(await branchOf(second)).toMatchObject({ parentId: 'family-romance' });
  await relateCluster(world.ctx, second.clusterId);
  expect(await branchOf(second)).toMatchObject({ parentId: first.clusterId });
  const name = world.name('renamed');
  await world.db.update(cluster).set({ name }).where(eq(cluster.id, second.clusterId));
  expect(await branchOf(second)).toMatchObject({ name });
  const heat = async () => (await find('')).families.find(({ id }) => id === 'family-romance')?.why;
  const cold = await heat();
  await makeCitation(world, second.clusterId, world.name('warning'), '2026-02-20');
  expect(await heat()).not.toEqual(cold);
  await world.db.update(cluster).set({ mergedInto: first.clusterId }).where(eq(cluster.id, second.clusterId));
  expect(await branchOf(second)).toBeUndefined();
});

test('a failed build is not kept', async () => {
  await world.db
    .update(cluster)
    .set({ name: world.name('new') })
    .where(eq(cluster.id, first.clusterId));
  vi.spyOn(world.db, 'select').mockImplementationOnce(() => {
    throw new Error('gone');
  });
  await expect(find('')).rejects.toThrow('gone');
  expect((await find('')).families.length).toBeGreaterThan(0);
});
