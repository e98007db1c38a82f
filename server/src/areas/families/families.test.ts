import { CLUSTERS_TOPIC } from '@fap/shared/clusters/events.ts';
import { FAMILY_VERSION } from '@fap/shared/families/family-rules.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cluster } from '../../db/schema/clusters.ts';
import { clusterEdge, clusterLineage } from '../../db/schema/families.ts';
import { topicEvent } from '../../db/schema/platform.ts';
import { report } from '../../db/schema/reports.ts';
import { pollUntil } from '../../platform/runtime/poll-until.ts';
import { actAsNew, makeAccount, makeCluster, type TestCluster } from '../../testing/factories.ts';
import { joinWithReport, makeCitation, makeRelatedPair } from '../../testing/family-factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { World } from '../../testing/world.ts';
import { analyzeMutation } from './analyze-mutation.ts';
import { getFamilies } from './get-families.ts';
import { getMutations, listFamilies } from './queries.ts';
import { refreshFamilies } from './refresh-families.ts';
import { relateCluster } from './relate-cluster.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = server.world;
});
afterAll(() => server.stop());

const domainOf = ({ submission }: TestCluster) =>
  new URL(submission.evidence.split(' ').at(-1) ?? '').hostname;

const relate = async (...made: TestCluster[]) => {
  for (const { clusterId } of made) await relateCluster(world.ctx, clusterId);
};
const branchesOf = async (q = '') =>
  (await listFamilies(world.ctx, { filter: 'all', q, limit: 500 })).families.flatMap(
    ({ branches }) => branches,
  );

describe('relating', () => {
  test('two clusters that name one party become parent and child, once, in either order', async () => {
    const [first, second, domain] = await makeRelatedPair(world);
    await relate(second, first, second);
    const edges = await world.db
      .select()
      .from(clusterEdge)
      .where(eq(clusterEdge.firstId, [first.clusterId, second.clusterId].sort()[0] ?? ''));
    expect(edges).toHaveLength(1);
    expect(edges[0]?.shared.identifiers).toEqual([`domain ${domain}`]);
    const branch = (await branchesOf()).find(({ id }) => id === second.clusterId);
    expect(branch).toMatchObject({ parentId: first.clusterId, generation: 2 });
    expect(branch?.sharedDNA).toContain(`Both name ${domain.replaceAll('.', '[.]')}`);
    expect(branch?.connectionStrength).toBeGreaterThan(0);
  });

  test('publishes changes, and nothing when there are none', async () => {
    const made = await makeCluster(world);
    const told = async () => {
      const rows = await world.db.select().from(topicEvent).where(eq(topicEvent.topic, CLUSTERS_TOPIC));
      return rows.filter(
        ({ name, payload }) =>
          name === 'clusters:related' && (payload as { clusterId: string }).clusterId === made.clusterId,
      ).length;
    };
    await relate(made);
    const before = await told();
    expect(before).toBeGreaterThan(0);
    await relate(made, made);
    expect(await told()).toBe(before);
    await joinWithReport(world, made, {
      dateOccurred: '2026-02-20',
      description: 'This time a gift card was wanted, on Telegram.',
    });
    await relate(made);
    expect(await told()).toBeGreaterThan(before);
  });

  test('a relation ends with the indicator both named', async () => {
    const [first, second] = await makeRelatedPair(world);
    await relate(first, second);
    const [row] = await world.db.select().from(report).where(eq(report.clusterId, second.clusterId));
    if (!row?.traits) throw new Error('there is no report');
    await world.db
      .update(report)
      .set({ traits: { ...row.traits, structural: { ...row.traits.structural, identifiers: [] } } })
      .where(eq(report.id, row.id));
    await relate(second);
    const edges = await world.db.select().from(clusterEdge);
    const pair = [first.clusterId, second.clusterId].sort().join(' ');
    expect(edges.map(({ firstId, secondId }) => `${firstId} ${secondId}`)).not.toContain(pair);
  });

  test('a merged cluster counts as the one it was merged into', async () => {
    const [first, second] = await makeRelatedPair(world);
    await relate(first, second);
    await world.db
      .update(cluster)
      .set({ mergedInto: first.clusterId })
      .where(eq(cluster.id, second.clusterId));
    await relate(second);
    expect((await branchesOf()).map(({ id }) => id)).not.toContain(second.clusterId);
    const told = await getMutations(world.ctx, second.clusterId);
    expect(told).toMatchObject({ mergedInto: first.clusterId, reports: 3, relatives: [] });
  });

  test('clusters never compared, or by an older version, are compared at start', async () => {
    const [never, old] = [await makeCluster(world), await makeCluster(world)];
    await relate(old);
    await world.db
      .update(clusterLineage)
      .set({ version: 0 })
      .where(eq(clusterLineage.clusterId, old.clusterId));
    await refreshFamilies(world.ctx);
    const rows = await world.db.select().from(clusterLineage);
    const versions = new Map(rows.map(({ clusterId, version }) => [clusterId, version]));
    expect([versions.get(never.clusterId), versions.get(old.clusterId)]).toEqual([
      FAMILY_VERSION,
      FAMILY_VERSION,
    ]);
    expect((await getFamilies(world.ctx)).waiting).toBe(0);
  });
});

describe('how a cluster changed', () => {
  test('is shown soon after the report that reveals it, with citation and words', async () => {
    const made = await makeCluster(world, {
      description: 'He asked for bitcoin.',
      dateOccurred: '2026-02-01',
    });
    await joinWithReport(world, made, {
      dateOccurred: '2026-02-09',
      description: 'He asked for more: "Pay me in gift cards today." I paid.',
    });
    await server.settle();
    const cookie = await server.signIn(await makeAccount(world));
    const ask = () => server.send('GET', `/api/cluster-mutations/${made.clusterId}`, { cookie });
    const answer = await pollUntil(ask, ({ text }) => text.includes('"reports":2'), 40_000);
    expect(answer.json()).toMatchObject({ mergedInto: null, reports: 2 });
    expect(answer.json<{ changes: unknown[] }>().changes).toContainEqual({
      kind: 'rail',
      label: 'New way to pay: Gift cards and vouchers',
      date: '2026-02-09',
      exhibit: expect.stringMatching(/^Report [12]$/u),
      quote: 'Pay me in gift cards today.',
    });
  });

  test('is shown beside a warning of the two weeks before it, not beside an older one', async () => {
    const made = await makeCluster(world, {
      description: 'He asked for bitcoin.',
      dateOccurred: '2026-02-01',
    });
    await joinWithReport(world, made, {
      dateOccurred: '2026-02-09',
      description: 'He asked me for gift cards. I paid.',
    });
    await makeCitation(world, made.clusterId, 'Seized: forty sites', '2026-02-04');
    await makeCitation(world, made.clusterId, 'An old warning', '2026-01-04');
    // It may have been analysed already, before the warnings were known.
    await relate(made);
    const result = await analyzeMutation(await actAsNew(world), made.clusterId);
    expect(result.mutationTriggers).toContainEqual(
      expect.objectContaining({
        event: 'Seized: forty sites',
        kind: 'takedown',
        daysBefore: 5,
        changeDate: '2026-02-09',
        exhibit: expect.stringMatching(/^Report [12]$/u),
      }),
    );
    expect(JSON.stringify(result)).not.toContain('An old warning');
    expect(result).toMatchObject({ reports: 2, confidence: 20 });
  });

  test('is analysed at once where nothing was computed yet, the same every time, and of an unknown cluster not at all', async () => {
    const [first, second] = await makeRelatedPair(world);
    await relate(second);
    const ctx = await actAsNew(world);
    const result = await analyzeMutation(ctx, first.clusterId);
    expect(result.familyTree[0]).toMatchObject({ relationship: 'Child', clusterId: second.clusterId });
    expect(result.similarityScores[0]?.technical).toBeGreaterThan(0);
    expect(await analyzeMutation(ctx, first.clusterId)).toEqual(result);
    await expect(analyzeMutation(ctx, 'cluster-of-nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(domainOf(first)).toContain('.example');
  });
});
