import type { StrikeView } from '@fap/shared/strike/contract.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  actAs,
  makeAccount,
  makeCluster,
  makeSubmission,
  type TestCluster,
} from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { submitReport } from '../reports/submit-report.ts';

let server: TestServer;
let analyst: string;
let leo: string;
let member: string;
beforeAll(async () => {
  server = await startTestServer({ SERVICES: 'web,realtime' });
  analyst = await server.signIn(await makeAccount(server.world, 'analyst'));
  leo = await server.signIn(await makeAccount(server.world, 'leo'));
  member = await server.signIn(await makeAccount(server.world));
});
afterAll(() => server.stop());

const NOTHING = {
  documentedCents: null,
  largestPaymentCents: null,
  isOngoing: null,
  liveAt: null,
  isRedacted: false,
  isSignedOff: false,
};
const read = async (clusterId: string, cookie = analyst) =>
  (await server.send('GET', `/api/clusters/${clusterId}/strike-score`, { cookie })).json<StrikeView>();
const assess = (clusterId: string, json: object, cookie = analyst) =>
  server.send('PUT', `/api/clusters/${clusterId}/strike-assessment`, {
    cookie,
    json: { ...NOTHING, ...json },
  });

async function join({ submission }: TestCluster): Promise<void> {
  const reporter = actAs(server.world, await makeAccount(server.world));
  const joined = await submitReport(
    reporter,
    makeSubmission(server.world, { evidence: submission.evidence }),
  );
  expect(joined.joined).toBe(true);
}

test('a second report by somebody else raises enquiry and linkage', async () => {
  const cluster = await makeCluster(server.world);
  const alone = await read(cluster.clusterId);
  expect(alone.parts.linkage.points).toBe(0);
  expect(alone.parts.enquiry.points).toBeCloseTo(2 * 4 * 0.6);
  expect(alone.gates.corroboration).toBe(false);
  await join(cluster);
  const together = await read(cluster.clusterId);
  expect(together.parts.enquiry.points).toBeCloseTo(2 * 4);
  expect(together.parts.linkage.points).toBeCloseTo((15 * Math.log2(2)) / Math.log2(17));
  expect(together.gates.corroboration).toBe(true);
  expect(together.raises.map(({ points }) => points)).toEqual(
    together.raises.map(({ points }) => points).toSorted((a, b) => b - a),
  );
});

test('claimed losses count half, documented ones whole', async () => {
  const cluster = await makeCluster(server.world, { amountInvolved: '$20,000' });
  const claimed = (await read(cluster.clusterId)).parts.harm.points;
  expect(claimed).toBeCloseTo((15 * (Math.log10(10_000) - 3)) / 3);
  const answer = await assess(cluster.clusterId, {
    documentedCents: 20_000_00,
    largestPaymentCents: 20_000_00,
  });
  expect(answer.json<StrikeView>().parts.harm.points).toBeCloseTo((15 * (Math.log10(20_000) - 3)) / 3);
});

test('what an analyst found out counts, and is an entry of the custody log', async () => {
  const { clusterId } = await makeCluster(server.world);
  const liveAt = server.world.clock.now().toISOString();
  const view = (
    await assess(clusterId, { isOngoing: true, liveAt, isRedacted: true, isSignedOff: true })
  ).json<StrikeView>();
  expect(view.parts.vulnerability.points).toBe(5);
  expect(view.parts.urgency.points).toBe(3);
  expect(view.gates).toMatchObject({ redaction: true, signOff: true });
  expect(view.assessment).toMatchObject({ isSignedOff: true, liveAt });
  const entries = await server.world.db.execute(sql`
    select 1 from custody_entry where chain_id = ${clusterId} and action = 'strike.signed-off'`);
  expect(entries).toHaveLength(1);
  const withdrawn = (await assess(clusterId, {})).json<StrikeView>();
  expect(withdrawn.gates.signOff).toBe(false);
});

test('a log that was not checked holds the gate of integrity', async () => {
  const { clusterId } = await makeCluster(server.world);
  expect((await read(clusterId)).gates.integrity).toBe(false);
  const [row] = await server.world.db.execute<{ id: string }>(
    sql`select cluster_chain_id as id from cluster where id = ${clusterId}`,
  );
  const json = { clusterChainId: row?.id };
  expect((await server.send('POST', '/api/cluster-chain/verify', { cookie: member, json })).status).toBe(200);
  expect((await read(clusterId)).gates.integrity).toBe(true);
});

test.for([
  ['liveAt', { liveAt: '2999-01-01T00:00:00.000Z' }],
  ['largestPaymentCents', { documentedCents: 100, largestPaymentCents: 101 }],
  ['documentedCents', { documentedCents: -1 }],
] as const)('a senseless %s is refused by name', async ([path, change]) => {
  const { clusterId } = await makeCluster(server.world);
  const answer = await assess(clusterId, change);
  expect(answer.status).toBe(400);
  expect(answer.json<{ issues: { path: string }[] }>().issues[0]?.path).toBe(path);
});

test('members neither read nor assess; police read and do not assess', async () => {
  const { clusterId } = await makeCluster(server.world);
  const path = `/api/clusters/${clusterId}/strike-score`;
  expect((await server.send('GET', path, { cookie: member })).status).toBe(403);
  expect((await server.send('GET', path, { cookie: leo })).status).toBe(200);
  expect((await assess(clusterId, {}, leo)).status).toBe(403);
  expect((await assess('cluster-nowhere', {})).status).toBe(404);
});
