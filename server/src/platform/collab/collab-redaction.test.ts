import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as Y from 'yjs';
import type { ClockRange } from './encoding/clock-ranges.ts';
import { redactUpdate } from './encoding/redact-update.ts';
import { scanUpdate } from './encoding/update-scan.ts';
import { PostgresUpdateStore } from './store/postgres-update-store.ts';
import { StaleGenerationError } from './store/stale-generation.ts';
import type { StoredUpdate } from './store/update-store.ts';
import { CollabHarness, fingerprintOf, waitForSameState } from './testing/collab-harness.ts';
import { randomHistory } from './testing/random-edits.ts';
import { fuzzSeed, SeededRandom } from './testing/seeded-random.ts';
import { createTestDatabase, type TestDatabase, testDatabaseUrl } from './testing/test-database.ts';
import { waitFor } from './testing/wait-for.ts';

const MARK = 'Erika Mustermann';
const url = testDatabaseUrl();
let database: TestDatabase;
let harness: CollabHarness;
beforeAll(async () => {
  if (url !== undefined) database = await createTestDatabase(url);
});
afterEach(() => harness?.stop());
afterAll(() => database?.drop());
const onPostgres = test.skipIf(url === undefined);

/** Every operation that ever set this key, and the characters of the mark in the notes. */
function findMark(log: readonly StoredUpdate[]): Promise<ClockRange[]> {
  const doc = new Y.Doc({ gc: false });
  for (const { bytes } of log) Y.applyUpdate(doc, bytes);
  const ranges: ClockRange[] = [];
  const add = (item: Y.Item) =>
    ranges.push({ client: item.id.client, from: item.id.clock, to: item.id.clock + item.length });
  for (let item = doc.getMap('pieces')._map.get('card') ?? null; item; item = item.left) add(item);
  for (let item = doc.getText('notes')._start; item; item = item.right)
    if (item.content instanceof Y.ContentString) {
      const at = item.content.str.indexOf(MARK);
      const from = item.id.clock + at;
      if (at >= 0) ranges.push({ client: item.id.client, from, to: from + MARK.length });
    }
  return Promise.resolve(ranges);
}

/** Everything the database holds about documents, as one text. */
async function everythingStored(): Promise<string> {
  const updates = await database.sql<{ bytes: Uint8Array }[]>`
    select bytes from collab_update union all select bytes from collab_snapshot
    union all select state_vector from collab_snapshot union all select bytes from collab_checkpoint`;
  return updates.map(({ bytes }) => Buffer.from(bytes).toString('latin1')).join('\n');
}

onPostgres('what is redacted is in no row, and an offline copy does not bring it back', async () => {
  const store = new PostgresUpdateStore(database.sql);
  harness = await CollabHarness.start({ store });
  const room = 'redacted';
  const join = (accountId: string, doc?: Y.Doc, generation = 0) => {
    const client = harness.client({ accountId, room, ...({ generation } as object) }, doc);
    client.provider.on('connection-close', (event) => {
      if (event?.code === 4410) client.provider.shouldConnect = false;
    });
    return client;
  };
  const [ann, bob] = [join('ann'), join('bob')];
  await waitFor('both to sync', () => ann.provider.synced && bob.provider.synced);
  ann.doc.getMap('pieces').set('card', { label: `calls herself ${MARK}`, x: 1 });
  ann.doc.getMap('pieces').set('other', { label: 'stays' });
  ann.doc.getText('notes').insert(0, `We think ${MARK} is behind it.`);
  await waitForSameState('both to have it', [ann.doc, bob.doc]);
  expect(await everythingStored()).toContain(MARK);
  const { tail } = await store.load(room);
  const past = { room, baseUpdateId: 0, mergedRows: tail.length, lastUpdateId: tail.at(-1)?.id ?? 0 };
  const bytes = Y.encodeStateAsUpdate(ann.doc);
  expect(await store.saveCheckpoint({ ...past, bytes, generation: 0 })).toBe(true);

  // Bob goes offline with a copy and a way to undo, moves the card and takes the words out.
  const undo = new Y.UndoManager(bob.doc.getText('notes'));
  bob.leave();
  bob.doc.getMap('pieces').set('card', { label: `calls herself ${MARK}`, x: 99 });
  bob.doc.getText('notes').delete(0, 20);

  const rows = await harness.collab.redact(room, { accountId: 'mod', origin: 'redaction' }, findMark);
  expect(rows).toBe(2);
  expect(await everythingStored()).not.toContain(MARK);
  expect(await everythingStored()).toContain('We think ');
  await waitFor('the open page to be told', () => ann.closes.some(({ code }) => code === 4410));
  const reason = ann.closes.find(({ code }) => code === 4410)?.reason;

  // Bob's page comes back as it was.
  undo.undo();
  const again = join('bob', bob.doc);
  await waitFor('the old copy to be refused', () => again.closes.some(({ code }) => code === 4410));
  expect(await everythingStored()).not.toContain(MARK);

  // Both begin anew, with the generation they were told.
  const [annNow, bobNow] = [join('ann', undefined, Number(reason)), join('bob', undefined, Number(reason))];
  await waitFor('both to sync', () => annNow.provider.synced && bobNow.provider.synced);
  expect(JSON.stringify(annNow.doc.getMap('pieces'))).toBe('{"other":{"label":"stays"}}');
  expect(annNow.doc.getText('notes').toString()).toBe('We think  is behind it.');
  bobNow.doc.getText('notes').insert(0, 'Again: ');
  await waitForSameState('work to go on', [annNow.doc, bobNow.doc]);
  expect(await everythingStored()).not.toContain(MARK);
});

onPostgres('a client that knows no generation cannot bring back operations either', async () => {
  harness = await CollabHarness.start({ store: new PostgresUpdateStore(database.sql) });
  const room = 'stock';
  const ann = await harness.syncedClient({ accountId: 'ann', room });
  ann.doc.getText('notes').insert(0, `It was ${MARK}.`);
  const bob = await harness.syncedClient({ accountId: 'bob', room });
  await waitForSameState('both to have it', [ann.doc, bob.doc]);
  bob.leave();
  await harness.collab.redact(room, { accountId: 'mod', origin: 'redaction' }, findMark);
  const again = await harness.syncedClient({ accountId: 'bob', room }, bob.doc);
  await waitFor('the copy to lose it', () => again.doc.getText('notes').toString() === 'It was .');
  expect(await everythingStored()).not.toContain(MARK);
});

onPostgres('a process that missed a redaction stores nothing that was made before it', async () => {
  const [one, two] = [new PostgresUpdateStore(database.sql), new PostgresUpdateStore(database.sql)];
  const row = { room: 'two', accountId: 'ann', connectionId: 'c', clientIds: [], begins: [] };
  const bytes = Uint8Array.of(0, 0);
  const [id = 0] = await one.append([{ ...row, bytes, generation: 0 }]);
  const generation = await two.rewrite('two', () => Promise.resolve({ changed: [], added: [] }));
  const late = one.append([
    { ...row, room: 'fresh', bytes, generation: 0 },
    { ...row, bytes, generation: 0 },
  ]);
  await expect(late).rejects.toThrow(StaleGenerationError);
  await late.catch((error: StaleGenerationError) => expect([...error.rooms]).toEqual(['two']));
  await expect(one.loadMissing({ room: 'two', snapshotUpdateId: 0, generation: 0 }, [])).rejects.toThrow(
    StaleGenerationError,
  );
  const snapshot = {
    room: 'two',
    snapshotUpdateId: 0,
    mergedRows: 1,
    lastUpdateId: id,
    bytes,
    stateVector: bytes,
    isCollected: false,
  };
  expect(await one.saveSnapshot({ ...snapshot, generation: 0 })).toBe(false);
  expect(await one.findBehind([{ room: 'two', snapshotUpdateId: 0, tailRows: 1, generation: 0 }])).toEqual([
    'two',
  ]);
  expect((await one.load('two')).generation).toBe(generation);
  expect(await one.saveSnapshot({ ...snapshot, generation })).toBe(true);
});

onPostgres('what is sent while the log is being rewritten waits for that, and is refused', async () => {
  const store = new PostgresUpdateStore(database.sql);
  const row = { room: 'during', accountId: 'ann', connectionId: 'c', clientIds: [], begins: [] };
  const bytes = Uint8Array.of(0, 0);
  await store.append([{ ...row, bytes, generation: 0 }]);
  let late: Promise<unknown> = Promise.resolve('nothing was sent');
  await store.rewrite('during', async (log) => {
    expect(log).toHaveLength(1);
    // As by a page that was opened when the redaction had begun and the words were still there.
    const generation = await store.getGeneration('during');
    late = store.append([{ ...row, bytes, generation }]).catch((error: unknown) => error);
    await sleep(200);
    return { changed: [], added: [] };
  });
  expect(await late).toBeInstanceOf(StaleGenerationError);
  expect((await store.load('during')).tail).toHaveLength(1);
});

onPostgres('edits of a page in another room go on when a redaction refuses a batch', async () => {
  const store = new PostgresUpdateStore(database.sql);
  harness = await CollabHarness.start({ store });
  const [ann, bob] = await Promise.all([
    harness.syncedClient({ accountId: 'ann', room: 'behind' }),
    harness.syncedClient({ accountId: 'bob', room: 'beside' }),
  ]);
  // As another process would do it, whose news does not arrive.
  await store.rewrite('behind', () => Promise.resolve({ changed: [], added: [] }));
  ann.doc.getText('notes').insert(0, 'made before');
  bob.doc.getText('notes').insert(0, 'goes on');
  await waitFor('the room to be given up', () => ann.closes.some(({ code }) => code === 1013));
  const carl = await harness.syncedClient({ accountId: 'carl', room: 'beside' });
  await waitFor('the other edit', () => carl.doc.getText('notes').toString() === 'goes on');
  expect(bob.closes).toEqual([]);
});

test('a redacted history gives the document in which the same operations were deleted', () => {
  const seed = fuzzSeed('redacted histories');
  for (let round = 0; round < 60; round++) {
    const random = new SeededRandom(seed + round);
    const history = randomHistory(random, 30);
    const all = history.flatMap((update) => scanUpdate(update).ranges);
    const redacted = Array.from({ length: 1 + random.below(4) }, () => {
      const { client, from, to } = random.pick(all);
      const start = from + random.below(to - from);
      return { client, from: start, to: Math.min(to, start + 1 + random.below(6)) };
    });
    const doc = new Y.Doc();
    for (const update of history) Y.applyUpdate(doc, redactUpdate(update, redacted) ?? update);
    const merged = new Y.Doc();
    const whole = Y.mergeUpdates(history);
    Y.applyUpdate(merged, redactUpdate(whole, redacted) ?? whole);
    expect(fingerprintOf(doc), `seed ${seed + round}`).toBe(fingerprintOf(merged));
    expect(doc.store.pendingStructs).toBeNull();
    expect(JSON.stringify(doc.toJSON())).toBe(JSON.stringify(merged.toJSON()));
    for (const update of history) {
      const gone = redactUpdate(update, redacted) ?? update;
      expect(scanUpdate(gone).ranges).toEqual(scanUpdate(update).ranges);
      expect(redactUpdate(gone, redacted) ?? gone).toEqual(gone);
    }
  }
});
