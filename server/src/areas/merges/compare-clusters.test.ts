import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { indicator } from '../../db/schema/indicators.ts';
import { clusterChange } from '../../db/schema/merges.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { actAsNew, makeCluster, type TestCluster } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { decideIndicator } from '../indicators/decide-indicator.ts';
import type { ClusterComparison } from './compare-clusters.ts';
import { mergeClusters } from './merge-clusters.ts';

let world: World;
let analyst: Ctx;
let domain: string;
beforeEach(async () => {
  world = await createWorld();
  analyst = await actAsNew(world, 'analyst');
  domain = `${world.name('shared')}.example`;
});

/** A cluster whose report names the domain and is not joined by it, as one that was imported. */
async function makeNaming(): Promise<TestCluster> {
  const made = await makeCluster(world);
  const [row] = await reportsOf(made);
  if (!row?.traits) throw new Error('the report has no traits');
  const structural = { ...row.traits.structural, identifiers: [`domain ${domain}`] };
  await world.db
    .update(report)
    .set({ traits: { ...row.traits, structural } })
    .where(eq(report.id, row.id));
  return made;
}
const reportsOf = ({ clusterId }: TestCluster) =>
  world.db.select().from(report).where(eq(report.clusterId, clusterId));

/** The comparison stored when the two are merged. */
async function mergedComparison(own: TestCluster, into: TestCluster): Promise<ClusterComparison> {
  await mergeClusters(analyst, {
    clusterId: own.clusterId,
    intoClusterId: into.clusterId,
    reason: 'The same desk',
  });
  const [change] = await world.db
    .select({ comparison: clusterChange.comparison })
    .from(clusterChange)
    .where(eq(clusterChange.clusterId, own.clusterId))
    .orderBy(desc(clusterChange.madeAt));
  return change?.comparison as ClusterComparison;
}

describe('the comparison of two clusters at their merge', () => {
  test('has a hard hit where both name an indicator of one party', async () => {
    const comparison = await mergedComparison(await makeNaming(), await makeNaming());
    expect(comparison).toMatchObject({ hardHits: 1, similarities: { structural: expect.any(Number) } });
    expect(comparison.similarities.structural).toBeGreaterThan(0);
  });

  test('has no hit for an indicator that too many clusters name', async () => {
    const [own, into] = [await makeNaming(), await makeNaming()];
    await makeCluster(world, { evidence: `see ${domain}` });
    await world.db.update(indicator).set({ clusters: 40, reports: 40 }).where(eq(indicator.value, domain));
    expect(await mergedComparison(own, into)).toMatchObject({ hardHits: 0 });
  });

  test('has no hit for an indicator that an analyst contested', async () => {
    const [own, into] = [await makeNaming(), await makeNaming()];
    await makeCluster(world, { evidence: `see ${domain}` });
    const note = 'The hoster of half the town';
    await decideIndicator(analyst, { type: 'domain', value: domain, decision: 'contested', note });
    expect(await mergedComparison(own, into)).toMatchObject({ hardHits: 0 });
  });

  test('is computed from the newest 200 reports of each side', async () => {
    const [own, into] = [await makeNaming(), await makeNaming()];
    const [template] = await reportsOf(await makeCluster(world));
    if (!template) throw new Error('the cluster has no report');
    world.clock.advanceMinutes(1);
    await world.db.insert(report).values(
      Array.from({ length: 200 }, () => ({
        ...template,
        id: world.name('report'),
        clusterId: own.clusterId,
        createdAt: world.clock.now(),
      })),
    );
    expect(await mergedComparison(own, into)).toMatchObject({ hardHits: 0 });
  });
});
