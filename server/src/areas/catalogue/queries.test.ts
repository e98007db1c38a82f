import type { CatalogueEntry, CataloguePage } from '@fap/shared/catalogue/contract.ts';
import { CATALOGUE } from '@fap/shared/catalogue/kinds/catalogue.ts';
import type { ScamType } from '@fap/shared/catalogue/scam-types.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cluster } from '../../db/schema/clusters.ts';
import { actAs, actAsNew, makeAccount, makeCluster } from '../../testing/factories.ts';
import { joinWithReport } from '../../testing/family-factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { relateCluster } from '../families/relate-cluster.ts';
import { mergeClusters } from '../merges/merge-clusters.ts';
import { submitReport } from '../reports/submit-report.ts';

const TECH = '/api/catalogue/CLUSTER-010-TEC';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.signIn(await makeAccount(server.world));
});
afterAll(() => server.stop());

async function read(path: string): Promise<CataloguePage> {
  const answer = await server.send('GET', path, { cookie });
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return answer.json<CataloguePage>();
}

const measuredOf = async (type: ScamType) =>
  (await server.send('GET', '/api/catalogue', { cookie }))
    .json<CatalogueEntry[]>()
    .find(({ scamType }) => scamType === type)?.measured;

test('without a cluster of its type a family says that there is not enough data, not zero', async () => {
  const { cluster: family, measured } = await read(TECH);
  expect(family.name).toBe('Tech Support');
  expect(family.branches.length).toBeGreaterThan(1);
  expect(measured).toBeNull();
});

test('a family shows what was counted over all clusters of its type: victims, mean strength, last activity', async () => {
  const { world } = server;
  const scamType = 'tech_support' as const;
  const first = await makeCluster(world, { scamType });
  const second = await makeCluster(world, { scamType });
  const third = await makeCluster(world, { scamType });
  await makeCluster(world, { scamType: 'romance' });
  // A second person names the same domain: one cluster, two victims.
  const again = await submitReport(actAs(world, await makeAccount(world)), { ...first.submission });
  expect(again.clusterId).toBe(first.clusterId);
  await world.db.update(cluster).set({ strength: 40 }).where(eq(cluster.id, first.clusterId));
  await world.db.update(cluster).set({ strength: 70 }).where(eq(cluster.id, second.clusterId));
  const newest = new Date('2031-05-06T07:08:09.123Z');
  await world.db.update(cluster).set({ lastActivityAt: newest }).where(eq(cluster.id, third.clusterId));

  expect((await read(TECH)).measured).toMatchObject({
    clusters: 3,
    victims: 4,
    strength: 55,
    lastUpdated: newest.toISOString(),
  });
});

test('a merged cluster counts once, with its victims, in the one it was merged into', async () => {
  const { world } = server;
  const scamType = 'job_scam' as const;
  const [own, into] = [await makeCluster(world, { scamType }), await makeCluster(world, { scamType })];
  await mergeClusters(await actAsNew(world, 'analyst'), {
    clusterId: own.clusterId,
    intoClusterId: into.clusterId,
    reason: 'The same desk, seen in both chat logs',
  });
  expect((await measuredOf(scamType))?.victims).toBe(2);
  expect((await measuredOf(scamType))?.clusters).toBe(1);
});

test('the mutation rate is the share of clusters with two reports that changed lately; null without one', async () => {
  const { world } = server;
  const scamType = 'refund_denial' as const;
  const rate = async () => (await measuredOf(scamType))?.mutationRate;
  const description = 'He asked for bitcoin.';
  const [changed, same] = [
    await makeCluster(world, { scamType, description, dateOccurred: '2026-02-01' }),
    await makeCluster(world, { scamType, description, dateOccurred: '2026-02-01' }),
  ];
  await makeCluster(world, { scamType, description });
  expect(await rate()).toBeNull();
  await joinWithReport(world, same, { description, scamPersonas: same.submission.scamPersonas });
  await relateCluster(world.ctx, same.clusterId);
  expect(await rate()).toBe(0);
  await joinWithReport(world, changed, {
    description: 'He asked me for gift cards.',
    dateOccurred: '2026-02-09',
  });
  await relateCluster(world.ctx, changed.clusterId);
  expect(await rate()).toBe(50);
});

test('reports of the type “other” are counted for no family', async () => {
  await makeCluster(server.world, { scamType: 'other' });
  expect((await read('/api/catalogue/CLUSTER-012-DEL')).measured).toBeNull();
});

test('the list names every family with its branches, and carries no page text', async () => {
  const answer = await server.send('GET', '/api/catalogue', { cookie });
  const entries = answer.json<CatalogueEntry[]>();
  expect(entries.map(({ id }) => id)).toEqual(CATALOGUE.map(({ id }) => id));
  expect(entries.map(({ branches }) => branches.map(({ id }) => id))).toEqual(
    CATALOGUE.map(({ branches }) => branches.map(({ id }) => id)),
  );
  expect(Buffer.byteLength(answer.text)).toBeLessThan(20_000);
  expect(answer.text).not.toContain('whatToDoIfTargeted');
  const counted = (type: ScamType) => entries.find(({ scamType }) => scamType === type)?.measured?.clusters;
  expect(counted('romance')).toBe(1);
  expect(counted('other')).toBeUndefined();
});

test('a family that does not exist is not found', async () => {
  const answer = await server.send('GET', '/api/catalogue/CLUSTER-000-XXX', { cookie });
  expect(answer.status).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', message: 'There is no such family of scams' });
});
