import { addCard } from '@fap/shared/puzzle/board-doc.ts';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import type { BoardVersion } from '@fap/shared/puzzle/history.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collabCheckpoint, collabUpdate } from '../../../db/schema/platform.ts';
import { DocumentCheckpoints } from '../../../platform/collab/log/document-checkpoints.ts';
import { QuietTurns } from '../../../platform/collab/log/quiet-turns.ts';
import { PostgresUpdateStore } from '../../../platform/collab/store/postgres-update-store.ts';
import { CollabHarness } from '../../../platform/collab/testing/collab-harness.ts';
import { fuzzSeed, SeededRandom } from '../../../platform/collab/testing/seeded-random.ts';
import { waitFor } from '../../../platform/collab/testing/wait-for.ts';
import { actAs, makeAccount, makeCluster } from '../../../testing/factories.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { CheckpointMaker } from './checkpoint-maker.ts';
import { createHistoryPorts } from './history-ports.ts';
import { HistoryThread } from './history-thread.ts';
import { makeCheckpoint } from './make-checkpoint.ts';
import { restoreDocument } from './restore-document.ts';
import { addParagraph, editBoard, LogMaker } from './testing/log-maker.ts';

let server: TestServer;
const thread = new HistoryThread();
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  thread.close();
  await server.stop();
});

/** What making checkpoints needs, as a process has it. */
async function makerPorts() {
  const { sql: connection } = await testDatabase();
  const quiet = new QuietTurns({ idleMs: () => 0, quietMs: 0 });
  const checkpoints = new DocumentCheckpoints(new PostgresUpdateStore(connection), quiet);
  return { thread, documents: { checkpoints } };
}

/** A puzzle with a log of random edits of two people; gives who reads it and the ids of its rows. */
async function makeLog(edits: number, random: SeededRandom) {
  const { clusterId } = await makeCluster(server.world);
  const [ann, bob] = [await makeAccount(server.world), await makeAccount(server.world)];
  const log = new LogMaker();
  const peers = [log.join(ann.id), log.join(bob.id)];
  addCard(peers[0]?.doc ?? expect.fail(), 'a', { layer: 1, label: 'A card', kind: 'note', by: 'Ann' });
  addParagraph(peers[0]?.doc ?? expect.fail(), 'The bank called');
  for (let edit = 0; edit < edits; edit++) {
    if (random.next() < 0.1) log.wait(15);
    editBoard(random.pick(peers).doc, random);
  }
  const room = puzzleRoom(clusterId);
  await server.world.db.insert(collabUpdate).values(
    log.rows.map(({ accountId, at, bytes }) => ({
      room,
      accountId,
      connectionId: 'test',
      createdAt: new Date(at),
      bytes,
    })),
  );
  const rows = await server.world.db
    .select({ id: collabUpdate.id })
    .from(collabUpdate)
    .where(eq(collabUpdate.room, room))
    .orderBy(asc(collabUpdate.id));
  const ids = rows.map(({ id }) => id);
  return { clusterId, room, cookie: await server.signIn(ann), ids, ctx: actAs(server.world, ann) };
}

const kept = (room: string) =>
  server.world.db
    .select()
    .from(collabCheckpoint)
    .where(eq(collabCheckpoint.room, room))
    .orderBy(asc(collabCheckpoint.lastUpdateId));

async function versionsOf({ clusterId, cookie, ids }: Awaited<ReturnType<typeof makeLog>>) {
  const versions: BoardVersion[] = [];
  for (const id of ids) {
    const answer = await server.send('GET', `/api/puzzle/${clusterId}/history/${id}`, { cookie });
    expect(answer.status, answer.text).toBe(200);
    const { cards, lines, ...version } = answer.json<BoardVersion>();
    // The order of entries in a map is each document's own.
    const byId = <Entry extends { id: string }>(entries: readonly Entry[]) =>
      entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    versions.push({ ...version, cards: byId(cards), lines: byId(lines) });
  }
  return versions;
}

test('every version is the same with checkpoints, without them, and when one is broken [PZ15]', {
  timeout: 60_000,
}, async () => {
  const log = await makeLog(70, new SeededRandom(fuzzSeed('versions from checkpoints')));
  const { room, ids } = log;
  const fromLog = await versionsOf(log);
  const ports = await makerPorts();
  while (await makeCheckpoint(server.world.ctx, ports, room, 12));
  const made = await kept(room);
  expect(made.length).toBeGreaterThan(2);
  expect(made.every(({ lastUpdateId }) => ids.includes(lastUpdateId))).toBe(true);
  expect(await versionsOf(log)).toEqual(fromLog);
  expect(await kept(room)).toHaveLength(made.length);

  await server.world.db
    .update(collabCheckpoint)
    .set({
      bytes: sql`set_byte(bytes, octet_length(bytes) / 2, 255 - get_byte(bytes, octet_length(bytes) / 2))`,
    })
    .where(eq(collabCheckpoint.room, room));
  expect(await versionsOf(log)).toEqual(fromLog);
  // Those that cannot be read are gone, and are made again.
  expect(await kept(room)).toEqual([]);
  while (await makeCheckpoint(server.world.ctx, ports, room, 12));
  expect((await kept(room)).map(({ bytes }) => [...bytes])).toEqual(made.map(({ bytes }) => [...bytes]));
});

test('a broken checkpoint is no ground for the next: all are made again', async () => {
  const { room } = await makeLog(30, new SeededRandom(1));
  const ports = await makerPorts();
  await makeCheckpoint(server.world.ctx, ports, room, 10);
  await server.world.db
    .update(collabCheckpoint)
    .set({ bytes: Uint8Array.of(1, 2, 3, 4, 5) })
    .where(eq(collabCheckpoint.room, room));
  expect(await makeCheckpoint(server.world.ctx, ports, room, 10)).toBe(true);
  expect(await kept(room)).toEqual([]);
  expect(await makeCheckpoint(server.world.ctx, ports, room, 10)).toBe(true);
  expect((await kept(room))[0]?.bytes.length).toBeGreaterThan(50);
});

test('several processes that make the checkpoints of a room at once end with the same ones', async () => {
  const { room } = await makeLog(60, new SeededRandom(2));
  const threads = [new HistoryThread(), new HistoryThread()];
  await Promise.all(
    [thread, ...threads].map(async (own) => {
      const ports = { ...(await makerPorts()), thread: own };
      while (await makeCheckpoint(server.world.ctx, ports, room, 10));
    }),
  );
  for (const own of threads) own.close();
  const together = (await kept(room)).map(({ lastUpdateId, bytes }) => [lastUpdateId, ...bytes]);
  await server.world.db.delete(collabCheckpoint).where(eq(collabCheckpoint.room, room));
  const ports = await makerPorts();
  while (await makeCheckpoint(server.world.ctx, ports, room, 10));
  expect((await kept(room)).map(({ lastUpdateId, bytes }) => [lastUpdateId, ...bytes])).toEqual(together);
  expect(together.length).toBeGreaterThan(3);
});

test('what was read before a redaction is not stored after it', async () => {
  const { room } = await makeLog(30, new SeededRandom(3));
  const { sql: connection } = await testDatabase();
  const store = new PostgresUpdateStore(connection);
  const ports = await makerPorts();
  const slow = {
    checkpoint: async (task: Parameters<HistoryThread['checkpoint']>[0]) => {
      const bytes = await thread.checkpoint(task);
      await store.rewrite(room, () => Promise.resolve({ changed: [], added: [] }));
      return bytes;
    },
  };
  expect(await makeCheckpoint(server.world.ctx, { ...ports, thread: slow }, room, 10)).toBe(false);
  expect(await kept(room)).toEqual([]);
  expect(await makeCheckpoint(server.world.ctx, ports, room, 10)).toBe(true);
});

test('what was read before a redaction is not brought back after it', async () => {
  const { room, ids, ctx } = await makeLog(30, new SeededRandom(5));
  const { sql: connection } = await testDatabase();
  const store = new PostgresUpdateStore(connection);
  const harness = await CollabHarness.start({ store });
  const redacting = {
    restore: async (task: Parameters<HistoryThread['restore']>[0]) => {
      const made = await thread.restore(task);
      await harness.collab.redact(room, { accountId: 'moderator', origin: 'test' }, () =>
        Promise.resolve([]),
      );
      return made;
    },
  };
  const ports = createHistoryPorts(server.world.ctx, harness.collab);
  const bringBack = (own: Pick<HistoryThread, 'restore'>) =>
    restoreDocument(
      ctx,
      { ...ports, thread: own as HistoryThread },
      {
        room,
        updateId: ids[5] ?? 0,
        holds: 'board',
        capability: 'puzzle.contribute',
        check: () => Promise.resolve(),
        record: () => Promise.resolve(),
        noRoom: 'no room',
      },
    );
  try {
    await expect(bringBack(redacting)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const rows = await server.world.db.$count(collabUpdate, eq(collabUpdate.room, room));
    expect(rows).toBe(ids.length);
    expect((await bringBack(thread)).updateId).toBeGreaterThan(ids.at(-1) ?? 0);
  } finally {
    ports.checkpoints.close();
    ports.thread.close();
    await harness.stop();
  }
});

test('a room whose log has grown gets its checkpoints when nobody is writing, and a reader is enough', {
  timeout: 60_000,
}, async () => {
  const { clusterId, room, cookie, ids } = await makeLog(5, new SeededRandom(4));
  const enough = 5_000 - ids.length;
  const empty = { room, accountId: 'somebody', connectionId: 'test', bytes: Uint8Array.of(0, 0) };
  const write = (rows: number) =>
    server.world.db.insert(collabUpdate).values(Array.from({ length: rows }, () => empty));
  await write(enough - 1);
  const read = () => server.send('GET', `/api/puzzle/${clusterId}/history`, { cookie });
  expect((await read()).status).toBe(200);
  const made: string[] = [];
  const ports = await makerPorts();
  const maker = new CheckpointMaker(server.world.ctx, {
    ...ports,
    thread: {
      checkpoint: (task) => {
        made.push(room);
        return thread.checkpoint(task);
      },
    },
  });
  ports.documents.checkpoints.grown(room);
  await maker.close();
  expect(made).toEqual([]);
  expect(await kept(room)).toEqual([]);
  await write(1);
  await read();
  await waitFor('the checkpoint', async () => (await kept(room)).length === 1, 30_000);
  expect((await kept(room))[0]?.bytes.length).toBeGreaterThan(20);
});

test('a checkpoint that cannot be made keeps no other room from its own', async () => {
  const rooms = [await makeLog(3, new SeededRandom(5)), await makeLog(3, new SeededRandom(6))];
  const empty = { accountId: 'somebody', connectionId: 'test', bytes: Uint8Array.of(0, 0) };
  for (const { room } of rooms)
    await server.world.db
      .insert(collabUpdate)
      .values(Array.from({ length: 5_000 }, () => ({ ...empty, room })));
  const ports = await makerPorts();
  let calls = 0;
  const maker = new CheckpointMaker(server.world.ctx, {
    ...ports,
    thread: {
      checkpoint: (task) => {
        calls += 1;
        return calls === 1 ? Promise.reject(new Error('the thread ended')) : thread.checkpoint(task);
      },
    },
  });
  for (const { room } of rooms) ports.documents.checkpoints.grown(room);
  const second = rooms[1]?.room ?? '';
  await waitFor('the checkpoint of the other room', async () => (await kept(second)).length === 1, 30_000);
  expect(await kept(rooms[0]?.room ?? '')).toEqual([]);
  ports.documents.checkpoints.grown(rooms[0]?.room ?? '');
  await waitFor(
    'the first one, tried again',
    async () => (await kept(rooms[0]?.room ?? '')).length === 1,
    30_000,
  );
  await maker.close();
});
