import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';
import type { Verification } from '@fap/shared/clusters/verifications.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount, makeCluster } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

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

const CITED = {
  verifier: 'fbi',
  citation: 'IC3 alert I-042826-PSA of 28 April 2026',
  url: 'https://www.ic3.gov/PSA/2026',
};
const at = (clusterId: string, rest = '') => `/api/clusters/${clusterId}/verifications${rest}`;
const verify = (clusterId: string, json: object, cookie = analyst) =>
  server.send('POST', at(clusterId), { cookie, json });
const withdraw = (clusterId: string, id: string, cookie = analyst) =>
  server.send('DELETE', at(clusterId, `/${id}`), { cookie });
const listed = async (clusterId: string, query = '') =>
  (await server.send('GET', `/api/clusters${query}`, { cookie: member }))
    .json<ClusterSummary[]>()
    .find(({ id }) => id === clusterId);
const logOf = async (clusterId: string) =>
  (
    await server.world.db.execute<{ action: string }>(
      sql`select action from custody_entry where chain_id = ${clusterId} order by seq`,
    )
  ).map(({ action }) => action);

test('a verification has a citation, shows in the list and its filter, and is in the custody log', async () => {
  const { clusterId } = await makeCluster(server.world);
  const made = await verify(clusterId, CITED);
  expect(made.status).toBe(201);
  expect(made.json<Verification[]>()).toMatchObject([CITED]);
  expect((await listed(clusterId))?.verifiedBy).toEqual(['FBI']);
  expect(await listed(clusterId, '?verified=fbi')).toBeDefined();
  expect(await listed(clusterId, '?verified=bbb')).toBeUndefined();
  expect(await logOf(clusterId)).toContain('cluster.verified');
  expect((await server.send('GET', at(clusterId), { cookie: leo })).json()).toMatchObject([CITED]);
});

test('taken back it goes from the list, unless another document says the same', async () => {
  const { clusterId } = await makeCluster(server.world);
  const [first] = (await verify(clusterId, CITED)).json<Verification[]>();
  const both = (await verify(clusterId, { ...CITED, url: null })).json<Verification[]>();
  expect(both).toHaveLength(2);
  expect((await listed(clusterId))?.verifiedBy).toEqual(['FBI']);
  expect((await withdraw(clusterId, first?.id ?? '')).json()).toHaveLength(1);
  expect((await listed(clusterId))?.verifiedBy).toEqual(['FBI']);
  expect((await withdraw(clusterId, first?.id ?? '')).status).toBe(404);
  const rest = both.find(({ id }) => id !== first?.id);
  expect((await withdraw(clusterId, rest?.id ?? '')).json()).toEqual([]);
  expect((await listed(clusterId))?.verifiedBy).toEqual([]);
  expect(
    (await logOf(clusterId)).filter((action) => action === 'cluster.verification-withdrawn'),
  ).toHaveLength(2);
});

test('without a citation, by somebody else, or of another cluster it is refused', async () => {
  const { clusterId } = await makeCluster(server.world);
  const other = await makeCluster(server.world);
  for (const json of [
    { verifier: 'fbi' },
    { verifier: 'fbi', citation: '          x' },
    { verifier: 'me', citation: CITED.citation },
    { ...CITED, url: 'javascript:alert(1)' },
    { ...CITED, citation: 'x'.repeat(501) },
  ])
    expect((await verify(clusterId, json)).status).toBe(400);
  for (const cookie of [member, leo]) expect((await verify(clusterId, CITED, cookie)).status).toBe(403);
  expect((await server.send('GET', at(clusterId), { cookie: member })).status).toBe(403);
  const [made] = (await verify(clusterId, CITED)).json<Verification[]>();
  expect((await withdraw(other.clusterId, made?.id ?? '')).status).toBe(404);
  expect((await withdraw(clusterId, made?.id ?? '', member)).status).toBe(403);
  expect((await verify('nothing-here', CITED)).status).toBe(404);
  expect((await listed(clusterId))?.verifiedBy).toEqual(['FBI']);
});
