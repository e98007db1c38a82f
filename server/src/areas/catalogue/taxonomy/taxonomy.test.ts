import type { CoreCluster, Taxonomy } from '@fap/shared/catalogue/taxonomy.ts';
import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { taxonomyAcceptance } from '../../../db/schema/catalogue.ts';
import { cluster } from '../../../db/schema/clusters.ts';
import { indicator } from '../../../db/schema/indicators.ts';
import { auditEntry } from '../../../db/schema/platform.ts';
import { actAsNew, makeAccount, makeCluster, makePiece } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { mergeClusters } from '../../merges/merge-clusters.ts';
import { reviewContribution } from '../../puzzle/review-contribution.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function newcomer(): Promise<{ id: string; cookie: string }> {
  const made = await makeAccount(server.world);
  return { id: made.id, cookie: await server.signIn(made) };
}

async function readTaxonomy(): Promise<Taxonomy> {
  const { cookie } = await newcomer();
  await server.send('POST', '/api/taxonomy/accept', { cookie });
  const answer = await server.send('GET', '/api/taxonomy', { cookie });
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return answer.json<Taxonomy>();
}

const coreOf = ({ coreClusters }: Taxonomy, id: string): CoreCluster => {
  const found = coreClusters.find((one) => one.id === id);
  if (!found) throw new Error(`there is no core cluster ${id}`);
  return found;
};

test('nobody reads the taxonomy before they accepted its note; another account’s word does not count', async () => {
  const first = await newcomer();
  const second = await newcomer();
  const accepted = await server.send('POST', '/api/taxonomy/accept', { cookie: first.cookie });
  expect(accepted.status, accepted.text).toBe(200);
  const refused = await server.send('GET', '/api/taxonomy', { cookie: second.cookie });
  expect(refused.status).toBe(403);
  expect(refused.json()).toMatchObject({
    code: 'FORBIDDEN',
    message: 'Please accept the note on responsible use first.',
  });
  expect(refused.text).not.toContain('bought from leaks');
  const asked = await server.send('GET', '/api/taxonomy/acceptance', { cookie: second.cookie });
  expect(asked.json()).toEqual({ acceptedAt: null });
});

test('the note is accepted once: also when it is sent five times at once, the first time stays', async () => {
  const { id, cookie } = await newcomer();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => server.send('POST', '/api/taxonomy/accept', { cookie })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const times = new Set(answers.map((answer) => answer.json<{ acceptedAt: string }>().acceptedAt));
  expect(times.size).toBe(1);
  const later = await server.send('POST', '/api/taxonomy/accept', { cookie });
  expect(times).toContain(later.json<{ acceptedAt: string }>().acceptedAt);
  const asked = await server.send('GET', '/api/taxonomy/acceptance', { cookie });
  expect(times).toContain(asked.json<{ acceptedAt: string }>().acceptedAt);
  expect((await server.send('GET', '/api/taxonomy', { cookie })).status).toBe(200);
  const { db } = server.world;
  const [rows] = await db
    .select({ n: count() })
    .from(taxonomyAcceptance)
    .where(eq(taxonomyAcceptance.accountId, id));
  expect(rows?.n).toBe(1);
  const [audits] = await db
    .select({ n: count() })
    .from(auditEntry)
    .where(and(eq(auditEntry.action, 'taxonomy.accepted'), eq(auditEntry.entityId, id)));
  expect(audits?.n).toBe(1);
});

test('a core cluster of which there is nothing here has no figures, and the eight are those whose kind a report can name', async () => {
  const taxonomy = await readTaxonomy();
  expect(taxonomy.layers.map(({ id }) => id)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
  expect(taxonomy.coreClusters).toHaveLength(8);
  expect(taxonomy.coreClusters.map(({ scamType }) => scamType)).not.toContain('other');
  const tech = coreOf(taxonomy, 'CLUSTER-010-TEC');
  expect(tech).toMatchObject({
    severity: 'Critical',
    clusters: 0,
    completionRate: null,
    knownScammers: null,
    recentActivity: null,
  });
  expect(tech.variants).toContain('Locked browser page');
  expect(tech.layers).toHaveLength(14);
});

test('figures are the mean completion, confirmed handles and layers over the clusters of a type; merged ones count at their root', async () => {
  const { world } = server;
  const type = { scamType: 'job_scam' as const };
  const made = [
    await makeCluster(world, type),
    await makeCluster(world, type),
    await makeCluster(world, type),
  ];
  const [one, two, three] = made.map(({ clusterId }) => clusterId) as [string, string, string];
  const analyst = await actAsNew(world, 'analyst');
  await mergeClusters(analyst, { clusterId: three, intoClusterId: two, reason: 'The same wallet' });
  const before = await readTaxonomy();
  expect(coreOf(before, 'CLUSTER-006-JOB').knownScammers).toBe(0);

  const { contribution } = await makePiece(world, one, 8);
  await makePiece(world, two, 8);
  await reviewContribution(analyst, { contributionId: contribution.id, verdict: 'confirm', note: '' });
  await world.db.update(cluster).set({ completionRate: 20 }).where(eq(cluster.id, one));
  await world.db.update(cluster).set({ completionRate: 50 }).where(eq(cluster.id, two));
  await world.db.update(cluster).set({ completionRate: 99 }).where(eq(cluster.id, three));
  const handle = `@ring_${world.name('handle').replaceAll(/\W/gu, '')}`.slice(0, 28);
  for (let people = 0; people < 2; people += 1)
    await makeCluster(world, { ...type, description: `On Telegram ${handle} asked me for a deposit.` });
  await server.settle();
  const named = await world.db
    .select({ state: indicator.state })
    .from(indicator)
    .where(and(eq(indicator.type, 'handle'), eq(indicator.value, `telegram:${handle.toLowerCase()}`)));
  expect(named).toEqual([{ state: 'confirmed' }]);

  const after = await readTaxonomy();
  const jobs = coreOf(after, 'CLUSTER-006-JOB');
  expect(jobs.knownScammers).toBe(1);
  const rows = await world.db
    .select({ rate: cluster.completionRate, mergedInto: cluster.mergedInto })
    .from(cluster)
    .where(eq(cluster.scamType, 'job_scam'));
  const roots = rows.filter(({ mergedInto }) => mergedInto === null);
  expect(jobs.clusters).toBe(roots.length);
  expect(rows.length).toBeGreaterThan(roots.length);
  expect(jobs.completionRate).toBeCloseTo(roots.reduce((sum, { rate }) => sum + rate, 0) / roots.length, 3);
  expect(jobs.recentActivity).not.toBeNull();
  const pressure = jobs.layers[7];
  expect(pressure).toMatchObject({ layer: 8, complete: 1 });
  expect(pressure?.partial).toBeGreaterThanOrEqual(1);
  const pieces = (taxonomy: Taxonomy) => taxonomy.layers[7]?.confirmedPieces ?? 0;
  expect(pieces(after)).toBe(pieces(before) + 1);
});
