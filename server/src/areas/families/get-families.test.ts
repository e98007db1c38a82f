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

const find = (q: string) => listFamilies(world.ctx, { filter: 'all', q, limit: 500 });
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

test('an answer has as many clusters of a family as were asked for, and the one that a link names', async () => {
  const romance = async (cap: { limit: number; include?: string }) =>
    (await listFamilies(world.ctx, { filter: 'all', q: '', ...cap })).families.find(
      ({ id }) => id === 'family-romance',
    );
  const cut = await romance({ limit: 1 });
  expect(cut?.branches).toHaveLength(1);
  expect(cut?.clusters).toBeGreaterThan(1);
  const linked = await romance({ limit: 1, include: second.clusterId });
  const shown = linked?.branches.map(({ id }) => id);
  // Its ancestors come with it, also those of the tests before.
  expect(shown).toEqual(expect.arrayContaining([first.clusterId, second.clusterId]));
  expect((await romance({ limit: 1, include: 'no-cluster' }))?.branches).toHaveLength(1);
});
