import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { expect } from 'vitest';
import { PostgresUpdateStore } from './store/postgres-update-store.ts';
import { beginRedaction, rewriteLog } from './store/redact-log.ts';
import { useTestStore } from './testing/postgres-store.ts';

const db = useTestStore();
const { onPostgres } = db;

const BYTES = Uint8Array.of(1, 2, 3);
const NOTHING = () => Promise.resolve({ changed: [], added: [] });
/** Long enough for a statement that does not wait. */
const STATEMENT_MS = 200;

const append = (room: string, count: number, generation = 0) =>
  db.store.append(
    Array.from({ length: count }, () => ({
      room,
      accountId: 'ann',
      connectionId: 'c',
      clientIds: [],
      begins: [],
      bytes: BYTES,
      generation,
    })),
  );
const checkpoint = (room: string, lastUpdateId: number, mergedRows: number, more: object = {}) => ({
  room,
  lastUpdateId,
  bytes: BYTES,
  baseUpdateId: 0,
  mergedRows,
  generation: 0,
  ...more,
});
const kept = async (room: string): Promise<number[]> => {
  const rows = await db.database.sql<{ last_update_id: string }[]>`
    select last_update_id from collab_checkpoint where room = ${room} order by last_update_id`;
  return rows.map((row) => Number(row.last_update_id));
};

onPostgres('a checkpoint is stored only when it holds every row it stands for', async () => {
  const [first = 0, second = 0, third = 0] = await append('whole', 3);
  expect(await db.store.saveCheckpoint(checkpoint('whole', second, 1))).toBe(false);
  expect(await db.store.saveCheckpoint(checkpoint('whole', second, 3))).toBe(false);
  expect(await kept('whole')).toEqual([]);
  expect(await db.store.saveCheckpoint(checkpoint('whole', second, 2))).toBe(true);
  const next = { baseUpdateId: first };
  // The one it was made from is not there.
  expect(await db.store.saveCheckpoint(checkpoint('whole', third, 2, next))).toBe(false);
  expect(await db.store.saveCheckpoint(checkpoint('whole', third, 1, { baseUpdateId: second }))).toBe(true);
  expect(await kept('whole')).toEqual([second, third]);
  await db.store.dropCheckpoints('whole');
  expect(await kept('whole')).toEqual([]);
});

onPostgres('several processes that make the same checkpoint at once keep one', async () => {
  const ids = await append('same', 4);
  const last = ids.at(-1) ?? 0;
  const stores = Array.from({ length: 4 }, () => new PostgresUpdateStore(db.database.sql));
  const saved = await Promise.all(stores.map((one) => one.saveCheckpoint(checkpoint('same', last, 4))));
  expect(saved).toEqual([true, true, true, true]);
  expect(await kept('same')).toEqual([last]);
});

onPostgres('a row with a lower id that becomes visible later is not missed', async () => {
  const [seen = 0] = await append('late', 1);
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  // An append whose commit is slow: it has its lower id and holds its room's lock.
  const slow = db.database.sql.begin(async (tx) => {
    await new PostgresUpdateStore(db.database.sql, { log: tx as unknown as Sql }).append([
      {
        room: 'late',
        accountId: 'bob',
        connectionId: 'd',
        clientIds: [],
        begins: [],
        bytes: BYTES,
        generation: 0,
      },
    ]);
    begun.resolve();
    await held.promise;
  });
  await begun.promise;
  const [after = 0] = await append('late', 1);
  expect(after).toBeGreaterThan(seen + 1);
  const visible = await db.database.sql`select id from collab_update where room = 'late'`;
  expect(visible).toHaveLength(2);
  const save = db.store.saveCheckpoint(checkpoint('late', after, 2));
  const isWaiting = await Promise.race([save.then(() => false), sleep(STATEMENT_MS).then(() => true)]);
  held.resolve();
  await slow;
  expect(isWaiting).toBe(true);
  expect(await save).toBe(false);
  expect(await kept('late')).toEqual([]);
  expect(await db.store.saveCheckpoint(checkpoint('late', after, 3))).toBe(true);
});

onPostgres('a redaction drops all checkpoints, and what was made before it is not stored', async () => {
  const [first = 0, second = 0] = await append('gone', 2);
  await db.store.saveCheckpoint(checkpoint('gone', first, 1));
  await db.store.saveCheckpoint(checkpoint('gone', second, 2));
  await append('stays', 1);
  const [other = 0] = await append('stays', 1);
  await db.store.saveCheckpoint(checkpoint('stays', other, 2));
  const generation = await db.store.rewrite('gone', NOTHING);
  expect(await kept('gone')).toEqual([]);
  expect(await kept('stays')).toEqual([other]);
  expect(await db.store.saveCheckpoint(checkpoint('gone', first, 1))).toBe(false);
  // Read between the two steps of the redaction: the words may still have been there.
  const between = { generation: generation - 1 };
  expect(await db.store.saveCheckpoint(checkpoint('gone', first, 1, between))).toBe(false);
  expect(await kept('gone')).toEqual([]);
  expect(await db.store.saveCheckpoint(checkpoint('gone', first, 1, { generation }))).toBe(true);
});

onPostgres('what is stored while a redaction ends waits for it and is refused', async () => {
  const [first = 0] = await append('ends', 1);
  await beginRedaction(db.database.sql, 'ends');
  const generation = await db.store.getGeneration('ends');
  const saves: Promise<boolean>[] = [];
  let isWaiting = false;
  await db.database.sql.begin(async (tx) => {
    // Without the lock of the log, as if the save had taken it just before.
    await rewriteLog(tx, 'ends', NOTHING);
    const snapshot = { room: 'ends', snapshotUpdateId: 0, mergedRows: 1, lastUpdateId: first, generation };
    saves.push(
      db.store.saveCheckpoint(checkpoint('ends', first, 1, { generation })),
      db.store.saveSnapshot({ ...snapshot, bytes: BYTES, stateVector: BYTES, isCollected: false }),
    );
    isWaiting = await Promise.race([
      Promise.any(saves).then(() => false),
      sleep(STATEMENT_MS).then(() => true),
    ]);
  });
  expect(isWaiting).toBe(true);
  expect(await Promise.all(saves)).toEqual([false, false]);
  expect(await kept('ends')).toEqual([]);
  expect(await db.database.sql`select room from collab_snapshot where room = 'ends'`).toHaveLength(0);
});
