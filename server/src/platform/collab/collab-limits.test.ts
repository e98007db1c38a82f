import * as encoding from 'lib0/encoding';
import { afterEach, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import * as Y from 'yjs';
import { updateMessage } from './testing/client-messages.ts';
import { CollabHarness, closeOf, waitForSameState } from './testing/collab-harness.ts';
import { MemoryUpdateStore } from './testing/memory-update-store.ts';
import { fuzzSeed, SeededRandom } from './testing/seeded-random.ts';
import { waitFor } from './testing/wait-for.ts';

let harness: CollabHarness;
afterEach(() => harness.stop());

const MIB = 1024 * 1024;

function updateOf(edit: (doc: Y.Doc) => void): Uint8Array {
  const doc = new Y.Doc();
  edit(doc);
  return Y.encodeStateAsUpdate(doc);
}

function textOf(bytes: number): Uint8Array {
  return updateOf((doc) => doc.getText('notes').insert(0, 'x'.repeat(bytes)));
}

test('thousands of malformed messages close only their own connections and store nothing', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store });
  const ann = await harness.syncedClient();
  const bob = await harness.syncedClient();
  const random = new SeededRandom(fuzzSeed('garbage'));
  const closes: { code: number; reason: string }[] = [];
  const good = updateOf((doc) => doc.getMap('m').set('k', 'v'));
  const tries = 2_000;
  for (let i = 0; i < tries; i += 50) {
    const sockets = await Promise.all(Array.from({ length: 50 }, () => harness.socket({ accountId: 'eve' })));
    const closing = sockets.map((socket) => closeOf(socket));
    for (const socket of sockets) {
      const body = Uint8Array.from({ length: 1 + random.below(60) }, () => random.below(256));
      const kind = random.below(4);
      if (kind === 0) socket.send(Uint8Array.of(0xff, ...body));
      else if (kind === 1) socket.send(updateMessage(Uint8Array.of(...body, 0xff)));
      else if (kind === 2) socket.send(updateMessage(good.subarray(0, random.below(good.length))));
      else socket.send('text');
    }
    closes.push(...(await Promise.all(closing)));
  }
  expect(new Set(closes.map(({ code }) => code))).toEqual(new Set([1003, 1007]));
  expect(closes.every(({ reason }) => reason.length > 0)).toBe(true);
  ann.doc.getMap('m').set('still', 'working');
  await waitForSameState('the others to go on', [ann.doc, bob.doc]);
  expect(store.rows.length).toBe(1);
  expect([...ann.closes, ...bob.closes]).toEqual([]);
});

test.each([
  ['an unknown message', Uint8Array.of(9), 1003],
  ['an empty message', new Uint8Array(), 1007],
  ['a broken update', updateMessage(Uint8Array.of(1, 2, 3)), 1007],
  ['a broken state vector', Uint8Array.of(0, 0, 2, 5, 1), 1007],
  ['a broken awareness message', Uint8Array.of(1, 2, 1, 5), 1007],
])('%s is refused with a reason', async (_, message, code) => {
  harness = await CollabHarness.start();
  const socket = await harness.socket();
  const closing = closeOf(socket);
  socket.send(message);
  const closed = await closing;
  expect(closed.code).toBe(code);
  expect(closed.reason).not.toBe('');
});

test('a message over 1 MiB closes with 1009 and a reason, one of 1 MiB does not', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store });
  const update = textOf(MIB - 100);
  const fitting = updateMessage(update);
  expect(fitting.length).toBeLessThanOrEqual(MIB);
  const big = await harness.socket();
  big.send(fitting);
  await waitFor('big update to be stored', () => store.rows.length === 1);
  const closing = closeOf(big);
  big.send(new Uint8Array(MIB + 1));
  expect(await closing).toEqual({ code: 1009, reason: 'the message is over the size limit' });
});

test('a document that would pass 16 MiB closes its writer with 1009 and stays readable', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store });
  const socket = await harness.socket();
  const closing = closeOf(socket);
  for (let i = 0; i < 17; i++) socket.send(updateMessage(textOf(MIB - 200)));
  const { code, reason } = await closing;
  expect({ code, reason }).toEqual({ code: 1009, reason: 'the document has reached its size limit' });
  await waitFor('what fits to be stored', () => store.rows.length === 16);
  const reader = await harness.syncedClient();
  expect(reader.doc.getText('notes').length).toBe(16 * (MIB - 200));
});

test('too many updates or bytes per second close with 1008', async () => {
  harness = await CollabHarness.start({
    limits: { updatesPerSecond: 0.01, updatesBurst: 10, updateBytesPerSecond: 1, updateBytesBurst: 5_000 },
  });
  const [often, much] = [await harness.socket(), await harness.socket()];
  const closings = [closeOf(often), closeOf(much)];
  for (let i = 0; i < 11; i++) often.send(updateMessage(textOf(1)));
  for (let i = 0; i < 3; i++) much.send(updateMessage(textOf(2_000)));
  for (const closed of await Promise.all(closings))
    expect(closed).toEqual({ code: 1008, reason: 'too many updates' });
});

test('a stalled reader misses awareness, then updates, and gets one diff when it reads again', async () => {
  let resyncs = 0;
  harness = await CollabHarness.start({ metrics: { resynced: () => resyncs++ } });
  const writer = await harness.syncedClient();
  const witness = await harness.syncedClient();
  const slow = await harness.syncedClient();
  const socket = slow.provider.ws as unknown as WebSocket;
  socket.pause();
  const notes = writer.doc.getText('notes');
  const block = 'y'.repeat(100_000);
  // 15 MB, replaced all the time: far more than all socket buffers hold.
  for (let i = 0; i < 150; i++) {
    writer.doc.transact(() => {
      notes.delete(0, notes.length);
      notes.insert(0, `${i} ${block}`);
    });
    await waitFor(`witness to see edit ${i}`, () =>
      witness.doc.getText('notes').toString().startsWith(`${i} `),
    );
  }
  expect(slow.doc.getText('notes').toString().startsWith('149 ')).toBe(false);
  socket.resume();
  await waitForSameState('slow reader to catch up', [writer.doc, slow.doc, witness.doc]);
  expect(resyncs).toBeGreaterThanOrEqual(1);
  expect(slow.closes).toEqual([]);
  slow.doc.getMap('m').set('back', true);
  await waitForSameState('slow reader to be heard', [writer.doc, slow.doc, witness.doc]);
});

test('a slow joiner of a big document holds little memory, is not cut, and gets it all', async () => {
  const store = new MemoryUpdateStore();
  const texts = Array.from({ length: 14 }, () => textOf(MIB - 200));
  const row = {
    room: 'room',
    accountId: 'seed',
    connectionId: 'seed',
    clientIds: [],
    begins: [],
    generation: 0,
  };
  await store.append(texts.map((bytes) => ({ ...row, bytes })));
  harness = await CollabHarness.start({ store });
  const writer = await harness.syncedClient();
  const slow = harness.client({ accountId: 'slow' });
  await waitFor('slow joiner to connect', () => slow.provider.wsconnected);
  (slow.provider.ws as unknown as WebSocket).pause();
  for (let i = 0; i < 50; i++) writer.doc.getMap('m').set(`k${i}`, 'v'.repeat(1_000));
  await waitFor('edits to be stored', () => store.rows.length === 14 + 50);
  expect(slow.doc.getMap('m').size).toBe(0);
  (slow.provider.ws as unknown as WebSocket).resume();
  await waitForSameState('slow joiner to have it all', [writer.doc, slow.doc]);
  expect(slow.closes).toEqual([]);
});

test('a reader that stays behind is cut, and nobody else notices', async () => {
  harness = await CollabHarness.start({ limits: { staleMs: 50, sweepMs: 20 } });
  const writer = await harness.syncedClient();
  const witness = await harness.syncedClient();
  const slow = await harness.socket();
  slow.pause();
  const notes = writer.doc.getText('notes');
  for (let i = 0; harness.collab.stats().connections === 3; i++) {
    writer.doc.transact(() => {
      notes.delete(0, notes.length);
      notes.insert(0, `${i} ${'z'.repeat(100_000)}`);
    });
    const startedAt = performance.now();
    await waitFor(`witness to see edit ${i}`, () =>
      witness.doc.getText('notes').toString().startsWith(`${i} `),
    );
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    if (i > 1_000) throw new Error('the slow reader was never cut');
  }
  expect(writer.closes).toEqual([]);
  expect(witness.closes).toEqual([]);
});

test('sync requests are rate limited: each may cost a whole document', async () => {
  harness = await CollabHarness.start({ limits: { syncRequestsBurst: 3, syncRequestsPerSecond: 0.01 } });
  const socket = await harness.socket();
  const closing = closeOf(socket);
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, 0);
  encoding.writeVarUint(encoder, 0);
  encoding.writeVarUint8Array(encoder, Uint8Array.of(0));
  for (let i = 0; i < 4; i++) socket.send(encoding.toUint8Array(encoder));
  expect((await closing).code).toBe(1008);
});
