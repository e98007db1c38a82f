import { afterEach, expect, test } from 'vitest';
import * as Y from 'yjs';
import { MalformedUpdateError } from './encoding/update-scan.ts';
import { WriteRefusedError } from './ports/server-write.ts';
import { CollabHarness, waitForSameState } from './testing/collab-harness.ts';
import { Gate } from './testing/gate.ts';
import { MemoryUpdateStore } from './testing/memory-update-store.ts';
import { waitFor } from './testing/wait-for.ts';

let harness: CollabHarness;
afterEach(() => harness.stop());

const AUTHOR = { accountId: 'ann', origin: 'restore-of-1' };

function updateOf(change: (doc: Y.Doc) => void): Uint8Array {
  const doc = new Y.Doc();
  change(doc);
  return Y.encodeStateAsUpdate(doc);
}

test('a server write is logged under its author and broadcast to everybody, its author included', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store });
  const clients = [await harness.syncedClient(), await harness.syncedClient({ accountId: 'bob' })];
  const update = updateOf((doc) => doc.getMap('m').set('restored', true));
  expect(await harness.collab.writeAs('room', AUTHOR, update)).toBe(1);
  expect(store.rows).toMatchObject([{ id: 1, accountId: 'ann', connectionId: 'restore-of-1' }]);
  for (const { doc } of clients)
    await waitFor('everybody to hear of it', () => doc.getMap('m').get('restored') === true);
});

test('an empty room is loaded, written and unloaded; a no-op is not written again', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store, limits: { unloadGraceMs: 5 } });
  const update = updateOf((doc) => doc.getText('notes').insert(0, 'words'));
  expect(await harness.collab.writeAs('room', AUTHOR, update)).toBe(1);
  expect(await harness.collab.writeAs('room', AUTHOR, update)).toBeNull();
  await waitFor('unload', () => harness.collab.stats().rooms === 0);
  expect(await harness.collab.writeAs('room', AUTHOR, update)).toBeNull();
  expect(store.rows.length).toBe(1);
});

test('concurrent edits and server writes are all stored', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store });
  const [ann, bob] = [await harness.syncedClient(), await harness.syncedClient({ accountId: 'bob' })];
  const gate = new Gate();
  store.before = (call) => (call === 'append' ? gate.pass() : Promise.resolve());
  ann.doc.getMap('m').set('ann', 1);
  await waitFor('first commit to start', () => gate.waiting === 1);
  bob.doc.getMap('m').set('bob', 1);
  const writing = harness.collab.writeAs(
    'room',
    AUTHOR,
    updateOf((doc) => doc.getMap('m').set('server', 1)),
  );
  gate.open();
  expect(await writing).toBeGreaterThan(1);
  await waitForSameState('all to be equal', [ann.doc, bob.doc]);
  await waitFor('three rows', () => store.rows.length === 3);
  expect(ann.doc.getMap('m').toJSON()).toEqual({ ann: 1, bob: 1, server: 1 });
});

test('a write that cannot be stored throws and leaves nothing behind', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store, limits: { storeRetryMs: 1, documentBytes: 200 } });
  const small = updateOf((doc) => doc.getMap('m').set('k', 1));
  await expect(harness.collab.writeAs('room', AUTHOR, Uint8Array.of(9, 9))).rejects.toBeInstanceOf(
    MalformedUpdateError,
  );
  const big = updateOf((doc) => doc.getText('notes').insert(0, 'x'.repeat(300)));
  await expect(harness.collab.writeAs('room', AUTHOR, big)).rejects.toBeInstanceOf(WriteRefusedError);
  const fail = (call: string) =>
    call === 'append' ? Promise.reject(new Error('database is away')) : Promise.resolve();
  store.before = fail;
  await expect(harness.collab.writeAs('room', AUTHOR, small)).rejects.toThrow('not stored');
  store.before = (call) =>
    call === 'load' ? Promise.reject(new Error('database is away')) : Promise.resolve();
  await expect(harness.collab.writeAs('other', AUTHOR, small)).rejects.toThrow('cannot be loaded');
  store.before = () => Promise.resolve();
  expect(store.rows).toEqual([]);
  expect(await harness.collab.writeAs('room', AUTHOR, small)).toBe(1);
});

test('a closing server refuses writes', async () => {
  harness = await CollabHarness.start();
  await harness.collab.close();
  const update = updateOf((doc) => doc.getMap('m').set('k', 1));
  await expect(harness.collab.writeAs('room', AUTHOR, update)).rejects.toThrow('restarts');
});
