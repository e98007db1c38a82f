import { expect } from 'vitest';
import { useTestStore } from '../testing/postgres-store.ts';
import { report } from '../testing/report.ts';
import { connect } from '../testing/test-database.ts';
import { PostgresUpdateStore } from './postgres-update-store.ts';

const db = useTestStore();
const { onPostgres } = db;

const row = (room: string, bytes: Uint8Array, clientIds: readonly number[] = [1]) => ({
  room,
  accountId: 'ann',
  connectionId: 'c1',
  clientIds,
  begins: clientIds,
  generation: 0,
  bytes,
});
const every = Uint8Array.from({ length: 256 }, (_, i) => i);

onPostgres('rows come back byte for byte, in order, with who wrote them', async () => {
  const odd = 'room with "quotes", \\ and, {commas}';
  const rows = [
    row(odd, every, [2 ** 32 - 1, 2 ** 53 - 1]),
    row('other', Uint8Array.of(1)),
    row(odd, Uint8Array.of(), []),
  ];
  const ids = await db.store.append(rows);
  expect([...ids]).toEqual([...ids].sort((a, b) => a - b));
  const stored = await db.store.load(odd);
  expect(stored.tail.map(({ id, bytes }) => [id, ...bytes])).toEqual([[ids[0], ...every], [ids[2]]]);
  expect(stored).toMatchObject({ snapshot: null, snapshotUpdateId: 0 });
  const [first] = await db.database.sql`select * from collab_update where id = ${ids[0] ?? 0}`;
  expect(first).toMatchObject({
    room: odd,
    account_id: 'ann',
    connection_id: 'c1',
    client_ids: ['4294967295', '9007199254740991'],
  });
});

onPostgres('a batch is stored as a whole or not at all', async () => {
  await expect(db.store.append([row('whole', every), row('nul\0', every)])).rejects.toThrow();
  expect((await db.store.load('whole')).tail).toEqual([]);
});

onPostgres('one that is not answered holds up none of the next ones', async () => {
  const { url, schema, sql } = db.database;
  const log = connect(url, schema, 2);
  const store = new PostgresUpdateStore(sql, { log });
  await sql`insert into collab_generation (room, generation) values ('held', 0)`;
  const release = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const holding = sql.begin(async (tx) => {
    await tx`select from collab_generation where room = 'held' for update`;
    isHeld.resolve();
    await release.promise;
  });
  await isHeld.promise;
  const order: string[] = [];
  const waiting = store.append([row('held', every)]).then(() => order.push('held'));
  await store.append([row('free', every)]);
  order.push('free');
  release.resolve();
  await Promise.all([holding, waiting]);
  await store.append([row('free', every)]);
  expect(order).toEqual(['free', 'held']);
  const rows = await Promise.all(['held', 'free'].map((room) => store.load(room)));
  expect(rows.map(({ tail }) => tail.length)).toEqual([1, 2]);
  await log.end();
});

onPostgres('an unknown room is empty', async () => {
  expect(await db.store.load('nobody')).toEqual({
    snapshot: null,
    snapshotUpdateId: 0,
    isCollected: false,
    tail: [],
    owners: new Map(),
    generation: 0,
  });
});

onPostgres('a snapshot replaces the rows it merged and only grows', async () => {
  const room = 'snap';
  const ids = await db.store.append([
    row(room, Uint8Array.of(1)),
    row(room, Uint8Array.of(2)),
    row(room, Uint8Array.of(3)),
  ]);
  const [first = 0, second = 0, third = 0] = ids;
  const snapshot = { room, bytes: every, stateVector: Uint8Array.of(0), isCollected: false, generation: 0 };
  const save = (snapshotUpdateId: number, mergedRows: number, lastUpdateId: number, bytes = every) =>
    db.store.saveSnapshot({ ...snapshot, snapshotUpdateId, mergedRows, lastUpdateId, bytes });
  expect(await save(0, 1, second)).toBe(false);
  expect((await db.store.load(room)).snapshot).toBeNull();
  expect(await save(0, 2, second)).toBe(true);
  const stored = await db.store.load(room);
  expect([...(stored.snapshot ?? [])]).toEqual([...every]);
  expect(stored.snapshotUpdateId).toBe(second);
  expect(stored.tail.map(({ id }) => id)).toEqual([third]);
  expect(await save(0, 1, first, Uint8Array.of(9))).toBe(true);
  expect((await db.store.load(room)).snapshotUpdateId).toBe(second);
  expect(await save(second, 1, third, Uint8Array.of(9))).toBe(true);
  expect(await db.store.load(room)).toMatchObject({ snapshotUpdateId: third, tail: [], generation: 0 });
});

onPostgres('a batch of a thousand updates is one statement and takes milliseconds', async () => {
  const rows = Array.from({ length: 1_000 }, (_, i) => row(`r${i % 50}`, every));
  const startedAt = performance.now();
  const ids = await db.store.append(rows);
  report(`1000 updates of 256 bytes: ${(performance.now() - startedAt).toFixed(1)} ms`);
  expect(new Set(ids).size).toBe(1_000);
});
