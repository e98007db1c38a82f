import { FLOWS, minutesOf } from '@fap/shared/education/flows/flows.ts';
import type { ScamFlow } from '@fap/shared/education/flows/scam-flow-entry.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { report } from '../../../db/schema/reports.ts';
import { FLOW_SAMPLES } from '../../../demo/flow-samples.ts';
import { makeAccount, makeCluster } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { listFlows } from './list-flows.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.signIn(await makeAccount(server.world));
});
afterAll(() => server.stop());

const read = async (path: string) => (await server.send('GET', path, { cookie })).json<ScamFlow>();
const REFUND = '/api/scam-flows/refund-call';

/** A report of the refund kind, with or without an amount. */
const makeReport = (amountInvolved: string) =>
  makeCluster(server.world, { scamType: 'refund_denial', amountInvolved });

test('the list has each flow with its stages, minutes and the variants of its family', async () => {
  const list = (await server.send('GET', '/api/scam-flows', { cookie })).json<ScamFlow[]>();
  expect(list.map(({ id }) => id)).toEqual(FLOWS.map(({ id }) => id));
  for (const [place, flow] of list.entries()) {
    const text = FLOWS[place];
    expect(flow.stages.map(({ name }) => name)).toEqual(text?.stages.map(({ name }) => name));
    expect(flow.totalDuration).toBe(text && minutesOf(text));
    expect(flow.variants.length, flow.id).toBeGreaterThan(1);
    expect(flow.familyName, flow.id).not.toBe('');
  }
  const one = await read('/api/scam-flows/crypto-recovery');
  expect(one).toEqual(list.find(({ id }) => id === 'crypto-recovery'));
  expect((await server.send('GET', '/api/scam-flows/no-such-flow', { cookie })).status).toBe(404);
});

test('the share of reports with a payment is counted, and not given under five reports', async () => {
  expect(await read(REFUND)).toMatchObject({ successRate: null, counted: null });
  const { clusterId } = await makeReport('$120');
  for (const amount of ['$80', '', '']) await makeReport(amount);
  expect(await read(REFUND)).toMatchObject({
    successRate: null,
    counted: { reports: 4, paid: 2, from: 'reports' },
  });
  await makeReport('');
  expect(await read(REFUND)).toMatchObject({ successRate: 40, counted: { reports: 5, paid: 2 } });
  await makeReport('$9');
  expect((await read(REFUND)).successRate).toBe(50);
  // A withdrawn report has no cluster, and counts no more.
  await server.world.db
    .update(report)
    .set({ clusterId: null, withdrawnAt: new Date(), withdrawnFrom: clusterId })
    .where(eq(report.clusterId, clusterId));
  expect(await read(REFUND)).toMatchObject({ successRate: 40, counted: { reports: 5, paid: 2 } });
});

test('a time of payment is a payment, too, and reports of the type “other” describe no flow', async () => {
  const { clusterId } = await makeReport('');
  const before = (await read(REFUND)).counted;
  await server.world.db.update(report).set({ carePaidAt: new Date() }).where(eq(report.clusterId, clusterId));
  expect((await read(REFUND)).counted).toEqual({ ...before, paid: (before?.paid ?? 0) + 1 });
  for (let made = 0; made < 5; made += 1)
    await makeCluster(server.world, { scamType: 'other', amountInvolved: '$5' });
  expect(await read('/api/scam-flows/delivery-text')).toMatchObject({ successRate: null, counted: null });
});

test('a sample stands in place of the count only where the installation brings samples, and says so', async () => {
  const rates = async (samples: typeof FLOW_SAMPLES) =>
    new Map((await listFlows(server.world.ctx, samples)).map((flow) => [flow.id, flow]));
  const demo = await rates(FLOW_SAMPLES);
  expect(demo.get('refund-call')).toMatchObject({ successRate: 23, totalDuration: 45 });
  expect(demo.get('crypto-recovery')).toMatchObject({
    successRate: 31,
    totalDuration: 50,
    counted: { from: 'sample' },
  });
  const live = await rates([]);
  expect(live.get('crypto-recovery')?.counted?.from).not.toBe('sample');
  // This server is a live one.
  expect((await read('/api/scam-flows/crypto-recovery')).counted?.from).not.toBe('sample');
});
