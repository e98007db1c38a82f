import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { clusterEdge } from '../../db/schema/families.ts';
import { indicator } from '../../db/schema/indicators.ts';
import { report } from '../../db/schema/reports.ts';
import { actAsNew, makeCluster, makeReadItem, type TestCluster } from '../../testing/factories.ts';
import { makeRelatedPair } from '../../testing/family-factories.ts';
import type { RecordedJobs } from '../../testing/recorded-jobs.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { computeClusterDna } from '../dna/compute-cluster-dna.ts';
import { decideIndicator } from '../indicators/decide-indicator.ts';
import { indicatorId } from '../indicators/indicator-id.ts';
import { listProposals } from '../merges/list-proposals.ts';
import { RELATE_JOB } from './jobs.ts';
import { relateCluster } from './relate-cluster.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});

const domainOf = (value: string) => ({ type: 'domain' as const, value });
const decide = async (value: string, decision: 'contested' | 'confirmed' | null) =>
  decideIndicator(await actAsNew(world, 'analyst'), { ...domainOf(value), decision, note: 'A hoster' });
const queued = () =>
  (world.ctx.jobs as RecordedJobs)
    .of(RELATE_JOB)
    .map(({ payload }) => (payload as { clusterId: string }).clusterId);
/** The clusters that are queued by what is done. */
async function queuedBy(work: () => Promise<unknown>): Promise<string[]> {
  await world.drain();
  const before = queued().length;
  await work();
  await world.drain();
  return queued().slice(before);
}
const isProposed = async (one: TestCluster, other: TestCluster) =>
  (await listProposals(world.ctx, { limit: 500 })).items.some(({ cluster, into }) =>
    [cluster.id, into.id].every((id) => [one.clusterId, other.clusterId].includes(id)),
  );
const edgesOf = async ({ clusterId }: TestCluster) =>
  (await world.db.select().from(clusterEdge)).filter(({ firstId, secondId }) =>
    [firstId, secondId].includes(clusterId),
  );

describe('what an analyst contests', () => {
  test('ends the relations that rest on it, and revoked has them searched again', async () => {
    const [first, second, domain] = await makeRelatedPair(world);
    await relateCluster(world.ctx, first.clusterId);
    await relateCluster(world.ctx, second.clusterId);
    expect(await edgesOf(first)).toHaveLength(1);
    expect(await queuedBy(() => decide(domain, 'contested'))).toContain(first.clusterId);
    await relateCluster(world.ctx, first.clusterId);
    expect(await edgesOf(first)).toEqual([]);
    expect(await queuedBy(() => decide(domain, null))).toContain(first.clusterId);
  });

  test('has relatives searched also when the counts had contested it before', async () => {
    const [first, , domain] = await makeRelatedPair(world);
    const own = eq(indicator.id, indicatorId(domainOf(domain)));
    await world.db.update(indicator).set({ state: 'contested', refutations: 2 }).where(own);
    expect(await queuedBy(() => decide(domain, 'contested'))).toContain(first.clusterId);
  });

  test('is no reason for a comparison when it is confirmed', async () => {
    const [, , domain] = await makeRelatedPair(world);
    expect(await queuedBy(() => decide(domain, 'confirmed'))).toEqual([]);
  });

  test('is no reason to propose a merge, even before the relation is compared anew', async () => {
    const [first, second, domain] = await makeRelatedPair(world);
    await relateCluster(world.ctx, first.clusterId);
    await relateCluster(world.ctx, second.clusterId);
    expect(await isProposed(first, second)).toBe(true);
    await decide(domain, 'contested');
    expect(await isProposed(first, second)).toBe(false);
    await decide(domain, null);
    expect(await isProposed(first, second)).toBe(true);
    const own = eq(indicator.id, indicatorId(domainOf(domain)));
    await world.db.update(indicator).set({ clusters: 26 }).where(own);
    expect(await isProposed(first, second)).toBe(false);
  });
});

test('new traits from a report’s file have relatives searched, the same traits again do not', async () => {
  const { clusterId } = await makeCluster(world);
  const [row] = await world.db.select({ id: report.id }).from(report).where(eq(report.clusterId, clusterId));
  await makeReadItem(world, row?.id ?? '', { perceptualHash: 'ffee00112233aabb' });
  const compute = () => computeClusterDna(world.ctx, clusterId);
  expect(await queuedBy(compute)).toEqual([clusterId]);
  expect(await queuedBy(compute)).toEqual([]);
});
