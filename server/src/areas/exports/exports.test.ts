import { type Capability, can } from '@fap/shared/auth/capabilities.ts';
import { EXPORT_TABLES, type ExportTable } from '@fap/shared/exports/tables.ts';
import type { EndpointDefinition } from '@fap/shared/kernel/endpoint.ts';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ALL_ENDPOINTS } from '../../areas.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import { ENDPOINT_EXAMPLES, makeScene } from '../../testing/endpoint-examples.ts';
import { addressOf, type Example, endpointName, type Scene } from '../../testing/examples-of.ts';
import { makeAccount, makeCluster } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { textFile } from '../../testing/text-file.ts';
import { columnsOf } from './columns.ts';
import { itemSchemaOf, itemsOf } from './listed.ts';
import { TABLES } from './tables.ts';

let server: TestServer;
let scene: Scene;
let allowed: string;
let member: string;

beforeAll(async () => {
  server = await startTestServer();
  scene = await makeScene(server, async (cookie) => {
    const multipart = textFile('an evidence item of the scene');
    const answer = await server.send('POST', '/api/evidence/upload', { cookie, multipart });
    expect(answer.status, answer.text).toBe(201);
    return String(answer.json().evidenceId);
  });
  allowed = scene.cookie;
  member = await server.signIn(await makeAccount(server.world));
  await writeEverything();
}, 60_000);
afterAll(() => server.stop());

/** Calls after which the session is gone or another's. */
const ENDS_SESSION = /^\/api\/(?:account|auth|login|logout|signup)(?:\/|$)/u;
/** Lists into which no example of a call writes. */
const LEFT_EMPTY: ReadonlySet<ExportTable> = new Set([
  ...(['agent-leaderboard', 'all-operations', 'comments', 'comparisons', 'failed-jobs'] as const),
  ...(['guardian-acts', 'merge-proposals', 'parked-events'] as const),
]);

/** Sends the example of each call that writes, so that there is something to export. */
async function writeEverything(): Promise<void> {
  for (const endpoint of ALL_ENDPOINTS) {
    if (endpoint.method === 'GET' || endpoint.method === 'DELETE' || ENDS_SESSION.test(endpoint.path))
      continue;
    const { params = {}, query = {}, ...request } = await exampleOf(endpoint);
    const address = addressOf(endpoint.path, { params, query });
    const answer = await server.send(endpoint.method, address, { ...request, cookie: allowed });
    expect(answer.status, `${endpointName(endpoint)}: ${answer.text}`).not.toBe(401);
  }
  await server.settle();
}

async function exampleOf(endpoint: EndpointDefinition) {
  const make = ENDPOINT_EXAMPLES[endpointName(endpoint)];
  if (!make) throw new Error(`no example of ${endpointName(endpoint)}`);
  return make(scene);
}

const exportAs = (
  table: ExportTable,
  { cookie, format, ...parameters }: { cookie: string; format: string } & Record<string, string>,
) =>
  server.send('GET', `/api/exports/${table}?${new URLSearchParams({ format, ...parameters })}`, { cookie });

/** All that the list's own call gives. */
async function listWhole(
  table: ExportTable,
  { cookie, ...example }: Pick<Example, 'params' | 'query'> & { cookie: string },
): Promise<unknown[]> {
  const seen: unknown[] = [];
  let next: string | null = addressOf(TABLES[table].endpoint.path, example);
  while (next !== null) {
    const address: string = next;
    const answer = await server.send('GET', address, { cookie });
    if (answer.status !== 200) return [answer.status];
    const body = answer.json<unknown>();
    seen.push(...itemsOf(TABLES[table], body));
    const link = /^<([^>]+)>/u.exec(answer.headers.get('link') ?? '')?.[1];
    const cursor = (body as { nextCursor?: string | null }).nextCursor;
    next = link ?? (cursor ? `${address}${address.includes('?') ? '&' : '?'}cursor=${cursor}` : null);
  }
  return seen;
}

describe('an export gives what its list gives to whoever asks, and nothing else', () => {
  test.for(EXPORT_TABLES)('%s', async (table) => {
    const { params = {}, query = {} } = await exampleOf(TABLES[table].endpoint);
    // Again when something in the background has changed a row between the list and its export, as a message that was just sent.
    const compare = async (cookie: string) => {
      const list = await listWhole(table, { cookie, params, query });
      const json = await exportAs(table, { cookie, format: 'json', ...params, ...query });
      // Once more: an export of the audit trail is itself an entry of it.
      const then = await listWhole(table, { cookie, params, query });
      const csv = await exportAs(table, { cookie, format: 'csv', ...params, ...query });
      if (typeof list[0] === 'number') {
        // Two refusals are equal too, so whoever may do everything must get the list.
        expect(cookie, `the list was answered ${list[0]}`).not.toBe(allowed);
        expect([json.status, csv.status], json.text.slice(0, 200)).toEqual([list[0], list[0]]);
        return;
      }
      expect(json.status, json.text.slice(0, 200)).toBe(200);
      if (cookie === allowed && !LEFT_EMPTY.has(table)) expect(list).not.toEqual([]);
      expect(json.json<unknown[]>()).toEqual(list);
      const rows = parse(csv.text, { bom: true }) as string[][];
      expect(rows).toHaveLength(then.length + 1);
      expect(rows[0]).toEqual(columnsOf(itemSchemaOf(TABLES[table])).map(({ name }) => name));
    };
    for (const cookie of [allowed, member])
      await vi.waitFor(() => compare(cookie), { timeout: 10_000, interval: 500 });
  });

  test('somebody without the list’s capability gets 403, and without a session 401', async () => {
    const closed = EXPORT_TABLES.filter((table) => {
      const { access } = TABLES[table].endpoint;
      return access !== 'signed-in' && !can(['member'], access as Capability);
    });
    expect(closed.length).toBeGreaterThan(10);
    for (const table of closed) {
      const { params, query } = await exampleOf(TABLES[table].endpoint);
      const refused = await exportAs(table, { cookie: member, format: 'csv', ...params, ...query });
      expect(refused.status, table).toBe(403);
      expect(refused.headers.get('content-disposition'), table).toBeNull();
    }
    expect((await server.send('GET', '/api/exports/clusters')).status).toBe(401);
  });
});

/** Lists that grow and are no table on a screen. */
const NO_TABLE: Readonly<Record<string, string>> = {
  'GET /api/puzzle/:clusterId/comments/counts': 'numbers beside cards',
  'GET /api/demo/outbox': 'the mailbox of a demo',
};

test('every list that comes in pages can be exported', () => {
  const exported = new Set(Object.values(TABLES).map(({ endpoint }) => endpointName(endpoint)));
  const paged = ALL_ENDPOINTS.filter(
    ({ method, query }) => method === 'GET' && Object.hasOwn(entriesOf(query), 'cursor'),
  ).map(endpointName);
  expect(paged.filter((name) => !exported.has(name) && !Object.hasOwn(NO_TABLE, name))).toEqual([]);
  expect(Object.keys(NO_TABLE).filter((name) => !paged.includes(name))).toEqual([]);
});

const entriesOf = (schema: v.GenericSchema | undefined): object =>
  (schema as { entries?: object } | undefined)?.entries ?? {};

test('more than a page is exported whole, each entry once', async () => {
  const mark = server.world.name('many');
  await server.world.db.insert(auditEntry).values(
    Array.from({ length: 1_203 }, (_, i) => ({
      at: server.world.clock.now(),
      actorId: null,
      action: 'test.done',
      entityType: 'test',
      entityId: mark,
      before: null,
      after: { i },
      requestId: 'test',
    })),
  );
  const answer = await exportAs('audit', { cookie: allowed, format: 'json', entity: mark });
  const numbers = answer.json<{ after: { i: number } }[]>().map(({ after }) => after.i);
  expect(numbers).toEqual(Array.from({ length: 1_203 }, (_, i) => 1_202 - i));
});

test('filters are those of the list, and an invalid one gets the list’s refusal', async () => {
  const { clusterId } = await makeCluster(server.world);
  const one = await exportAs('cluster-changes', { cookie: allowed, format: 'json', id: clusterId });
  expect(one.status).toBe(200);
  const without = await exportAs('cluster-changes', { cookie: allowed, format: 'json' });
  expect([without.status, without.json().message]).toEqual([400, 'Please say which one: id']);
  const odd = await exportAs('audit', { cookie: allowed, format: 'csv', from: 'yesterday' });
  expect(odd.status).toBe(400);
  const path = await exportAs('cluster-changes', { cookie: allowed, format: 'csv', id: '../../account' });
  expect([400, 404]).toContain(path.status);
  // `/api/clusters/../reports` would be the list of one's own reports, recorded as another.
  const dots = await exportAs('cluster-reports', { cookie: allowed, format: 'json', id: '..' });
  expect(dots.status).toBe(400);
  expect((await server.send('GET', '/api/exports/nothing', { cookie: allowed })).status).toBe(400);
  const format = await exportAs('clusters', { cookie: allowed, format: 'xlsx' });
  expect(format.status).toBe(400);
});

test('a file is UTF-8 with its mark, has a name, and runs in no spreadsheet', async () => {
  const mark = server.world.name('formula');
  const bad = [
    '=cmd()',
    '+1',
    '-1',
    '@x',
    '\tx',
    '\rx',
    '\nx',
    '＝cmd()',
    'a "quoted", one\r\nof two lines',
    'é',
  ];
  await server.world.db.insert(auditEntry).values(
    bad.map((action) => ({
      at: server.world.clock.now(),
      actorId: null,
      action,
      entityType: 'test',
      entityId: mark,
      before: null,
      after: null,
      requestId: 'test',
    })),
  );
  const answer = await exportAs('audit', { cookie: allowed, format: 'csv', entity: mark });
  expect([...answer.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-[\d-]{10}\.csv"$/u);
  const rows = parse(answer.text, { bom: true, columns: true }) as { id: string; action: string }[];
  const actions = rows.map(({ action }) => action).reverse();
  expect(actions).toEqual(bad.map((text, index) => (index < 8 ? `'${text}` : text)));
});

test('who exported what is recorded; what a member looked for among their own things is not', async () => {
  const account = await makeAccount(server.world);
  const cookie = await server.signIn(account);
  await exportAs('vault', { cookie, format: 'csv', q: 'my mother’s name' });
  const rows = await server.world.db.select().from(auditEntry).where(eq(auditEntry.actorId, account.id));
  const [row] = rows.filter(({ action }) => action === 'table.exported');
  expect(row).toMatchObject({ entityId: 'vault', after: { format: 'csv', filters: ['q'] } });
});
