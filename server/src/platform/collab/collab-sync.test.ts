import { afterEach, expect, test } from 'vitest';
import * as Y from 'yjs';
import { CollabHarness, waitForSameState } from './testing/collab-harness.ts';
import { MemoryUpdateStore } from './testing/memory-update-store.ts';
import { waitFor } from './testing/wait-for.ts';

let harness: CollabHarness;
afterEach(() => harness.stop());

test('stock clients converge, and a late joiner gets everything', async () => {
  harness = await CollabHarness.start();
  const ann = await harness.syncedClient({ accountId: 'ann' });
  const bob = await harness.syncedClient({ accountId: 'bob' });
  ann.doc.getText('notes').insert(0, 'hello');
  bob.doc.getMap('pieces').set('one', { x: 1 });
  await waitForSameState('ann and bob to agree', [ann.doc, bob.doc]);
  ann.doc.getText('notes').delete(0, 2);
  const late = await harness.syncedClient({ accountId: 'cid' });
  await waitForSameState('late joiner to agree', [ann.doc, bob.doc, late.doc]);
  expect(late.doc.getText('notes').toString()).toBe('llo');
  expect(late.doc.getMap('pieces').toJSON()).toEqual({ one: { x: 1 } });
});

test('offline edits of a returning client reach the others, and the other way round', async () => {
  harness = await CollabHarness.start();
  const ann = await harness.syncedClient();
  const bob = await harness.syncedClient();
  ann.doc.getText('notes').insert(0, 'start ');
  await waitForSameState('start', [ann.doc, bob.doc]);
  ann.leave();
  ann.doc.getText('notes').insert(6, 'offline');
  ann.doc.getText('notes').delete(0, 3);
  bob.doc.getText('notes').insert(0, 'bob ');
  await harness.syncedClient({}, ann.doc);
  await waitForSameState('return', [ann.doc, bob.doc]);
  expect(ann.doc.getText('notes').toString()).toContain('offline');
});

test('a rejoin with nothing new writes no row and is not broadcast', async () => {
  const store = new MemoryUpdateStore();
  let dropped = 0;
  harness = await CollabHarness.start({ store, metrics: { noOpDropped: () => dropped++ } });
  const ann = await harness.syncedClient();
  const bob = await harness.syncedClient();
  ann.doc.getText('notes').insert(0, 'some words');
  ann.doc.getText('notes').delete(2, 3);
  await waitForSameState('edits', [ann.doc, bob.doc]);
  const rows = store.rows.length;
  dropped = 0;
  for (let i = 0; i < 20; i++) {
    ann.provider.disconnect();
    ann.provider.connect();
    await waitFor('rejoin', () => ann.provider.synced && dropped === i + 1);
  }
  expect(store.rows.length).toBe(rows);
});

test('a rejoin logs only new content', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store });
  const ann = await harness.syncedClient();
  const notes = ann.doc.getText('notes');
  for (let i = 0; i < 200; i++) notes.insert(i, 'x');
  for (let i = 0; i < 60; i++) notes.delete(i, 1);
  await waitFor('edits to be stored', () => store.rows.length === 260);
  ann.provider.disconnect();
  notes.insert(0, 'y');
  ann.provider.connect();
  await waitFor('offline edit to be stored', () => store.rows.length === 261);
  const row = store.rows.at(-1);
  expect(Y.decodeUpdate(row?.bytes ?? new Uint8Array()).ds.clients.size).toBe(0);
});

test('log rows name their writer', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store });
  const ann = await harness.syncedClient({ accountId: 'ann' });
  const bob = await harness.syncedClient({ accountId: 'bob' });
  ann.doc.getMap('m').set('a', 1);
  bob.doc.getMap('m').set('b', 1);
  await waitFor('rows', () => store.rows.length === 2);
  const byAccount = new Map(store.rows.map((row) => [row.accountId, row]));
  expect(byAccount.get('ann')?.clientIds).toEqual([ann.doc.clientID]);
  expect(byAccount.get('bob')?.clientIds).toEqual([bob.doc.clientID]);
  expect(byAccount.get('ann')?.connectionId).not.toBe(byAccount.get('bob')?.connectionId);
  expect(store.rows.every((row) => row.room === 'room')).toBe(true);
});

test('a big document arrives in chunks and complete', async () => {
  const store = new MemoryUpdateStore();
  const big = new Y.Doc();
  for (let i = 0; i < 400; i++)
    big.getText('notes').insert(i % 7, `secret${i} ${'lorem ipsum '.repeat(200)}`);
  big.getText('notes').delete(0, 400_000);
  const bytes = Y.encodeStateAsUpdate(big);
  await store.append([
    {
      room: 'room',
      accountId: 'seed',
      connectionId: 'seed',
      clientIds: [],
      begins: [],
      generation: 0,
      bytes,
    },
  ]);
  harness = await CollabHarness.start({ store, limits: { syncChunkBytes: 20_000, unloadGraceMs: 5 } });
  // The first visit leaves a snapshot behind, so that the second one starts from its chunks.
  (await harness.syncedClient()).leave();
  await waitFor('unload', () => harness.collab.stats().rooms === 0);
  expect(store.snapshots.get('room')?.bytes.length).toBeGreaterThan(200_000);
  const joiner = harness.client();
  let frames = 0;
  joiner.provider.on('status', () => joiner.provider.ws?.addEventListener('message', () => frames++));
  await waitForSameState('big document', [big, joiner.doc]);
  expect(frames).toBeGreaterThan(10);
  expect(Y.encodeStateAsUpdate(joiner.doc)).toEqual(Y.encodeStateAsUpdate(big));
});

test('getDocument returns the durable document, loaded or not', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store, limits: { unloadGraceMs: 5 } });
  const empty = new Y.Doc();
  Y.applyUpdate(empty, await harness.collab.getDocument('room'));
  const ann = await harness.syncedClient();
  ann.doc.getText('notes').insert(0, 'words');
  await waitFor('row', () => store.rows.length === 1);
  const read = async () => {
    const doc = new Y.Doc();
    Y.applyUpdate(doc, await harness.collab.getDocument('room'));
    return doc.getText('notes').toString();
  };
  await waitFor('loaded read', async () => (await read()) === 'words');
  ann.leave();
  await waitFor('unload', () => harness.collab.stats().rooms === 0);
  expect(await read()).toBe('words');
});

test('writes of a read-only connection are dropped, and it still receives updates', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store });
  const ann = await harness.syncedClient();
  const guest = await harness.syncedClient({ accountId: 'guest', readOnly: true });
  guest.doc.getText('notes').insert(0, 'not allowed');
  ann.doc.getText('notes').insert(0, 'allowed');
  await waitFor('guest to read', () => guest.doc.getText('notes').toString().includes('allowed'));
  const third = await harness.syncedClient();
  expect(third.doc.getText('notes').toString()).toBe('allowed');
  expect(store.rows.length).toBe(1);
});
