import { clusterStatus } from '@fap/shared/clusters/cluster-state.ts';
import { CLUSTER_STATUSES } from '@fap/shared/clusters/constants.ts';
import type { ClusterFilter, clustersContract } from '@fap/shared/clusters/contract.ts';
import type { ActiveCluster, ClusterSummary } from '@fap/shared/clusters/entities.ts';
import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cluster } from '../../db/schema/clusters.ts';
import { makeAccount, makeCluster, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { countClusters, listClusters } from './list-clusters.ts';

type Row = typeof cluster.$inferInsert;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Three have the same last activity, so that the id decides the order. */
const CLUSTERS = 23;

let server: TestServer;
let cookie: string;
let owner: TestAccount;

beforeAll(async () => {
  server = await startTestServer();
  owner = await makeAccount(server.world);
  cookie = await server.signIn(owner);
  await server.world.db
    .insert(cluster)
    .values(
      Array.from({ length: CLUSTERS }, (_, n) =>
        rowOf(`list-${n}`, { lastActivityAt: daysAgo(Math.floor(n / 3)) }),
      ),
    );
  await server.world.db
    .insert(cluster)
    .values(rowOf('list-merged', { mergedInto: 'list-0', name: 'Merged List' }));
});
afterAll(() => server.stop());

const daysAgo = (days: number) => new Date(server.world.clock.now().getTime() - days * DAY_MS);

function rowOf(id: string, change: Partial<Row> = {}): Row {
  return {
    id,
    name: `List ${id}`,
    scamType: 'romance',
    description: '',
    clusterChainId: `chain-${id}`,
    manifest: {},
    createdBy: owner.id,
    createdAt: daysAgo(100),
    lastActivityAt: daysAgo(1),
    ...change,
  };
}

const get = (path: string) => server.send('GET', path, { cookie });
const nextOf = (answer: { headers: Headers }) =>
  /^<(\/api\/[^>]+)>; rel="next"$/u.exec(answer.headers.get('link') ?? '')?.[1];

async function walk<Row extends { id: string }>(first: string): Promise<{ ids: string[]; pages: number }> {
  const ids: string[] = [];
  let pages = 0;
  for (let path: string | undefined = first; path; pages += 1) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-total-count')).toBe(String(CLUSTERS));
    ids.push(...answer.json<Row[]>().map(({ id }) => id));
    path = nextOf(answer);
  }
  return { ids, pages };
}

describe.for(['/api/clusters', '/api/clusters/active'])('pages of %s', (path) => {
  test('give every cluster once, in the order of the whole list', async () => {
    const whole = await get(`${path}?q=list-`);
    expect(nextOf(whole)).toBeUndefined();
    const expected = whole.json<ClusterSummary[]>();
    expect(expected.map(({ lastActivity }) => lastActivity)).toEqual(
      expected
        .map(({ lastActivity }) => lastActivity)
        .sort()
        .reverse(),
    );
    const { ids, pages } = await walk(`${path}?q=list-&limit=4`);
    expect(ids).toEqual(expected.map(({ id }) => id));
    expect(pages).toBe(6);
    expect(ids).not.toContain('list-merged');
  });

  test('continue after the same cluster when another one is added on top meanwhile', async () => {
    const first = await get(`${path}?q=paged-${path.length}&limit=2`);
    expect(first.json()).toEqual([]);
    const ids = ['a', 'b', 'c'].map((id) => `paged-${path.length}-${id}`);
    await server.world.db
      .insert(cluster)
      .values(ids.map((id, n) => rowOf(id, { lastActivityAt: daysAgo(n) })));
    const answer = await get(`${path}?q=paged-${path.length}&limit=2`);
    await server.world.db
      .insert(cluster)
      .values(rowOf(`paged-${path.length}-new`, { lastActivityAt: daysAgo(0) }));
    const second = await get(nextOf(answer) ?? '');
    expect(second.json<ClusterSummary[]>().map(({ id }) => id)).toEqual(ids.slice(2));
  });

  test.for([
    'limit=0',
    'limit=501',
    'limit=many',
    'cursor=',
    'cursor=x',
    'cursor=bGlzdC0x',
    'strength=huge',
    'verified=me',
    'status=Open',
    'scamType=none',
  ])('refuse %s with a sentence', async (query) => {
    const answer = await get(`${path}?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json<{ message: string }>().message).toMatch(/^[A-Z][a-z]+ .{5,}$/u);
  });
});

test('a list without parameters is an array of at most 500 with a cursor in its header', async () => {
  await server.world.db
    .insert(cluster)
    .values(Array.from({ length: 500 }, (_, n) => rowOf(`many-${n}`, { lastActivityAt: daysAgo(200) })));
  for (const path of ['/api/clusters', '/api/clusters/active']) {
    const answer = await get(path);
    const rows = answer.json<ActiveCluster[]>();
    expect(rows).toHaveLength(500);
    expect(Number(answer.headers.get('x-total-count'))).toBeGreaterThan(500);
    const rest = await get(nextOf(answer) ?? '');
    expect(rest.json<ActiveCluster[]>().length).toBeGreaterThan(0);
  }
});

describe('a filter', () => {
  const idsOf = async (filter: ClusterFilter) =>
    (await listClusters(server.world.ctx, { ...filter, q: `fit ${filter.q ?? ''}`, limit: 500 })).items
      .map(({ id }) => id.replace('fit-', ''))
      .sort();

  beforeAll(async () => {
    const rows: [string, Partial<Row>][] = [
      ['weak', { strength: 59.9, verifiedBy: ['FBI'] }],
      ['middle', { strength: 60, verifiedBy: ['FBI IC3', 'BBB'] }],
      ['upper', { strength: 79.9, scamType: 'job_scam' }],
      ['strong', { strength: 80, name: 'Über die Brücke', description: 'Coaching calls' }],
      ['whole', { strength: 100, completionRate: 100, victims: 7 }],
      ['unknown', { strength: null, description: '100% _safe_ \\ offer' }],
    ];
    await server.world.db.insert(cluster).values(rows.map(([id, change]) => rowOf(`fit-${id}`, change)));
  });

  test.for<[ClusterFilter, string[]]>([
    [{ strength: 'low' }, ['weak']],
    [{ strength: 'medium' }, ['middle', 'upper']],
    [{ strength: 'high' }, ['strong', 'whole']],
    [{ verified: 'fbi' }, ['middle', 'weak']],
    [{ scamType: 'job_scam' }, ['upper']],
    [{ q: 'job SCAM' }, ['upper']],
    [{ q: ' calls  über ' }, ['strong']],
    [{ q: 'brücke' }, ['strong']],
    [{ q: '%' }, ['unknown']],
    [{ q: '_safe_ \\' }, ['unknown']],
    [{ q: 'nowhere' }, []],
  ])('%o gives %o', async ([filter, expected]) => {
    expect(await idsOf(filter)).toEqual(expected);
  });

  test('counts matches without listing them', async () => {
    const counts = await countClusters(server.world.ctx, { q: 'fit-', strength: 'high' });
    expect(counts.fitting).toEqual({
      clusters: 2,
      highRisk: 1,
      active: 1,
      monitoring: 0,
      victims: 7,
      open: 1,
    });
    expect(counts.total).toBe((await server.world.db.$count(cluster)) - 1);
    const answer = await get('/api/clusters/counts?q=fit-');
    expect(answer.json<EndpointResponse<typeof clustersContract.counts>>().fitting.clusters).toBe(6);
  });

  test('by status takes what the list shows as that status, at every bound', async () => {
    const minute = 60_000 / DAY_MS;
    const rows = [0, 30, 30 + minute].flatMap((days, a) =>
      [0, 2, 3].flatMap((victims, b) =>
        [0, 4_999_999, 5_000_000].map((impactCents, c) =>
          rowOf(`state-${a}-${b}-${c}`, { lastActivityAt: daysAgo(days), victims, impactCents }),
        ),
      ),
    );
    await server.world.db.insert(cluster).values(rows);
    const now = server.world.clock.now();
    for (const status of CLUSTER_STATUSES) {
      const expected = rows.filter(
        (row) =>
          clusterStatus(
            {
              reports: row.victims ?? 0,
              impactCents: row.impactCents ?? 0,
              completionRate: 0,
              lastActivity: row.lastActivityAt,
            },
            now,
          ) === status,
      );
      const { items } = await listClusters(server.world.ctx, { q: 'state-', status, limit: 500 });
      expect(items.map(({ id }) => id).sort(), status).toEqual(expected.map(({ id }) => id).sort());
      expect(items.every((item) => item.status === status)).toBe(true);
    }
  });
});

test('urgent clusters come in order of the priority shown, at every bound, then of last activity', async () => {
  const rows = [0, 1, 2, 3, 6, 7, 8].flatMap((victims, a) =>
    [0, 100, 9_900, 99_900, 999_900, 99_999_900, 1_000_000_000_000].flatMap((impactCents, b) =>
      [59.9, 60].map((completionRate, c) =>
        rowOf(`urgent-${a}-${b}-${c}`, {
          victims,
          impactCents,
          completionRate,
          lastActivityAt: daysAgo((a * 7 + b * 3 + c) % 11),
        }),
      ),
    ),
  );
  await server.world.db.insert(cluster).values(rows);
  const answer = await get('/api/clusters/active?q=urgent-&order=urgency');
  const found = answer.json<ActiveCluster[]>();
  const ranks = { critical: 3, high: 2, medium: 1, low: 0 };
  const keys = found.map(({ priority, lastActivity, id }) => [ranks[priority], lastActivity, id].join(' '));
  expect(keys).toEqual([...keys].sort().reverse());
  expect(new Set(found.map(({ priority }) => priority)).size).toBe(4);
  expect(found).toHaveLength(rows.length);
  expect(answer.headers.get('x-total-count')).toBe(String(rows.length));
  const top = await get('/api/clusters/active?q=urgent-&order=urgency&limit=3');
  expect(top.json<ActiveCluster[]>().map(({ id }) => id)).toEqual(found.slice(0, 3).map(({ id }) => id));
  expect(nextOf(top)).toBeUndefined();
  const further = await get('/api/clusters/active?order=urgency&cursor=MjAyNi0wMS0wMVQwMDowMDowMC4wMDBafmE');
  expect(further.status).toBe(400);
});

test('what happened to clusters comes in pages too', async () => {
  for (let i = 0; i < 3; i += 1) await makeCluster(server.world);
  const whole = (await get('/api/clusters/activity')).json<unknown[]>();
  expect(whole.length).toBeGreaterThan(2);
  const first = await get('/api/clusters/activity?limit=2');
  expect(Number(first.headers.get('x-total-count'))).toBeGreaterThanOrEqual(whole.length);
  const second = await get(nextOf(first) ?? '');
  expect([...first.json<unknown[]>(), ...second.json<unknown[]>()]).toEqual(whole.slice(0, 4));
});
