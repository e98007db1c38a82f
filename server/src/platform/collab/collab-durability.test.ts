import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { CollabHarness, closeOf, waitForSameState } from './testing/collab-harness.ts';
import { Gate } from './testing/gate.ts';
import { MemoryUpdateStore } from './testing/memory-update-store.ts';
import { waitFor } from './testing/wait-for.ts';

let harness: CollabHarness;
afterEach(() => harness.stop());

const fail = () => Promise.reject(new Error('database is away'));

test('nobody sees an update before its commit resolves', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store });
  const ann = await harness.syncedClient();
  const bob = await harness.syncedClient();
  const gate = new Gate();
  store.before = (call) => (call === 'append' ? gate.pass() : Promise.resolve());
  let seenWhileOpen = 0;
  bob.doc.on('update', () => {
    if (store.rows.length === 0) seenWhileOpen++;
  });
  ann.doc.getText('notes').insert(0, 'durable first');
  await waitFor('commit to start', () => gate.waiting === 1);
  // A client that joins meanwhile must not see the update either.
  const newcomer = await harness.syncedClient();
  expect(newcomer.doc.getText('notes').toString()).toBe('');
  expect(bob.doc.getText('notes').toString()).toBe('');
  gate.open();
  await waitForSameState('commit to be broadcast', [ann.doc, bob.doc, newcomer.doc]);
  expect(bob.doc.getText('notes').toString()).toBe('durable first');
  expect(seenWhileOpen).toBe(0);
});

test('updates that arrive during a commit share the next one', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store });
  const clients = await Promise.all(['a', 'b', 'c'].map((room) => harness.syncedClient({ room })));
  const gate = new Gate();
  store.before = (call) => (call === 'append' ? gate.pass() : Promise.resolve());
  const [first] = clients;
  first?.doc.getMap('m').set('k', 0);
  await waitFor('commit to start', () => gate.waiting === 1);
  for (const client of clients) for (let i = 0; i < 50; i++) client.doc.getMap('m').set(`k${i}`, i);
  const fence = await harness.syncedClient();
  fence.leave();
  gate.open();
  await waitFor('all rows', () => store.rows.length === 151);
  expect(store.calls.filter((call) => call === 'append').length).toBeLessThan(6);
});

test('a store that fails for a while delays updates but loses none', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store });
  const ann = await harness.syncedClient();
  const bob = await harness.syncedClient();
  let failures = 0;
  store.before = (call) => (call === 'append' && ++failures <= 3 ? fail() : Promise.resolve());
  ann.doc.getText('notes').insert(0, 'patience');
  await waitForSameState('recovery', [ann.doc, bob.doc]);
  expect(bob.doc.getText('notes').toString()).toBe('patience');
  expect(failures).toBe(4);
  expect(ann.closes).toEqual([]);
});

test('an outage closes the writers of the room with 1013, and they recover after it', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store, limits: { storeRetryMs: 60 } });
  const ann = await harness.syncedClient();
  const bob = await harness.syncedClient();
  const elsewhere = await harness.syncedClient({ room: 'elsewhere' });
  store.before = fail;
  ann.doc.getText('notes').insert(0, 'written in the outage');
  await waitFor('writer to be told', () => ann.closes.some(({ code }) => code === 1013));
  expect(ann.closes[0]?.reason).toBe('changes cannot be stored now');
  expect(bob.doc.getText('notes').toString()).toBe('');
  await waitFor('failed loads to be refused', () =>
    ann.closes.some(({ reason }) => reason.includes('loaded')),
  );
  expect(elsewhere.closes).toEqual([]);
  store.before = () => Promise.resolve();
  await waitFor('reconnects', () => ann.provider.synced && bob.provider.synced);
  await waitForSameState('recovery', [ann.doc, bob.doc]);
  expect(bob.doc.getText('notes').toString()).toBe('written in the outage');
});

test('a room the store refuses does not take other rooms with it', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store, limits: { storeRetryMs: 60 } });
  const good = await harness.syncedClient({ room: 'good' });
  const bad = await harness.syncedClient({ room: 'bad' });
  const append = store.append.bind(store);
  store.append = (rows) => (rows.some((row) => row.room === 'bad') ? fail() : append(rows));
  bad.doc.getMap('m').set('k', 1);
  good.doc.getMap('m').set('k', 1);
  await waitFor('bad room to be told', () => bad.closes.some(({ code }) => code === 1013));
  await waitFor('good row', () => store.rows.some((row) => row.room === 'good'));
  expect(good.closes).toEqual([]);
});

test('messages sent before the load is complete are answered after it, from one load', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store });
  const gate = new Gate();
  store.before = (call) => (call === 'load' ? gate.pass() : Promise.resolve());
  const seeded = new Y.Doc();
  seeded.getText('notes').insert(0, 'stored ');
  const bytes = Y.encodeStateAsUpdate(seeded);
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
  const clients = [harness.client(), harness.client(), harness.client()];
  for (const [i, client] of clients.entries()) client.doc.getText('notes').insert(0, `early${i} `);
  await waitFor('all to wait', () => harness.collab.stats().connections === 3);
  expect(clients.some((client) => client.provider.synced)).toBe(false);
  gate.open();
  await waitForSameState(
    'load',
    clients.map((client) => client.doc),
  );
  expect(clients[0]?.doc.getText('notes').toString()).toContain('stored');
  expect(store.calls.filter((call) => call === 'load').length).toBe(1);
});

test('a failed load closes with 1013 and is not an empty document', async () => {
  const store = new MemoryUpdateStore();
  store.before = fail;
  harness = await CollabHarness.start({ store });
  const messages: unknown[] = [];
  const closes: { code: number; reason: string }[] = [];
  await harness.socket({}, (socket) => {
    socket.on('message', (message) => messages.push(message));
    socket.on('close', (code, reason) => closes.push({ code, reason: reason.toString() }));
  });
  await waitFor('close', () => closes.length > 0);
  expect(closes).toEqual([{ code: 1013, reason: 'the document cannot be loaded now' }]);
  expect(messages).toEqual([]);
  await expect(harness.collab.getDocument('room')).rejects.toThrow('database is away');
  expect(harness.collab.stats().rooms).toBe(0);
});

test('too much sent before the load closes only that connection', async () => {
  const store = new MemoryUpdateStore();
  const gate = new Gate();
  store.before = () => gate.pass();
  harness = await CollabHarness.start({ store, limits: { queuedMessagesBeforeLoad: 10 } });
  const [patient, pushy] = [await harness.socket(), await harness.socket()];
  const closing = closeOf(pushy);
  for (let i = 0; i < 11; i++) pushy.send(Uint8Array.of(3));
  expect((await closing).code).toBe(1008);
  gate.open();
  expect(patient.readyState).toBe(WebSocket.OPEN);
});

test('rooms are compacted, unloaded when empty, and come back the same', async () => {
  const store = new MemoryUpdateStore();
  const merged: number[] = [];
  harness = await CollabHarness.start({
    store,
    limits: { compactAfterRows: 50, unloadGraceMs: 5 },
    metrics: { compacted: (rows) => merged.push(rows) },
  });
  const ann = await harness.syncedClient();
  const notes = ann.doc.getText('notes');
  for (let i = 0; i < 120; i++) {
    notes.insert(notes.length, `${i} `);
    await waitFor('row', () => store.rows.length === i + 1);
  }
  expect(merged.length).toBeGreaterThanOrEqual(2);
  ann.leave();
  await waitFor('unload', () => harness.collab.stats().rooms === 0);
  expect(store.snapshots.get('room')?.lastUpdateId).toBe(120);
  const vector = store.snapshots.get('room')?.stateVector ?? new Uint8Array();
  expect(Y.decodeStateVector(vector)).toEqual(new Map([[ann.doc.clientID, notes.length]]));
  const back = await harness.syncedClient();
  expect(back.doc.getText('notes').toString()).toBe(notes.toString());
});

test('a large snapshot is not rewritten for a few small rows, but is after many', async () => {
  const store = new MemoryUpdateStore();
  const limits = { compactAfterRows: 5, compactAfterShare: 0.2, compactAtLatestRows: 40 };
  const merged: number[] = [];
  harness = await CollabHarness.start({ store, limits, metrics: { compacted: (rows) => merged.push(rows) } });
  const ann = await harness.syncedClient();
  const notes = ann.doc.getText('notes');
  const write = async (text: string) => {
    const rows = store.rows.length;
    notes.insert(notes.length, text);
    await waitFor('row', () => store.rows.length === rows + 1);
  };
  for (let i = 0; i < 5; i++) await write('a long story '.repeat(1_000));
  await waitFor('the first snapshot', () => merged.length === 1);
  for (let i = 0; i < 39; i++) await write('x');
  expect(merged).toEqual([5]);
  await write('x');
  await waitFor('the latest moment', () => merged.length === 2);
  for (let i = 0; i < 5; i++) await write('a long story '.repeat(1_000));
  await waitFor('a tail worth it', () => merged.length === 3);
  expect(merged).toEqual([5, 40, 5]);
});

test('snapshots wait for a pause in the writing, but not for ever', async () => {
  const store = new MemoryUpdateStore();
  const limits = { compactAfterRows: 5, compactQuietMs: 60_000, compactAtOnceRows: 30 };
  const merged: number[] = [];
  harness = await CollabHarness.start({ store, limits, metrics: { compacted: (rows) => merged.push(rows) } });
  const ann = await harness.syncedClient();
  const write = async (text: string) => {
    const rows = store.rows.length;
    ann.doc.getText('notes').insert(0, text);
    await waitFor('row', () => store.rows.length === rows + 1);
  };
  for (let i = 0; i < 29; i++) await write('x');
  expect(merged).toEqual([]);
  await write('x');
  await waitFor('a tail too long to wait', () => merged.length === 1);
  expect(merged).toEqual([30]);
});

test('where nobody stops writing the next merge waits for four times as long as the last one took, but not for ever', async () => {
  const store = new MemoryUpdateStore();
  const limits = {
    compactAfterRows: 5,
    compactQuietMs: 60_000,
    compactAtOnceRows: 10,
    compactLongestRows: 60,
  };
  const merged: number[] = [];
  let now = 1_000;
  harness = await CollabHarness.start({
    store,
    limits,
    now: () => now,
    metrics: { compacted: (rows) => merged.push(rows) },
  });
  store.before = (call) => {
    if (call === 'saveSnapshot') now += 100;
    return Promise.resolve();
  };
  const ann = await harness.syncedClient();
  const write = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      const rows = store.rows.length;
      ann.doc.getText('notes').insert(0, 'x');
      await waitFor('row', () => store.rows.length === rows + 1);
    }
  };
  await write(10);
  await waitFor('the first merge', () => merged.length === 1);
  await write(30);
  expect(merged).toEqual([10]);
  now += 400;
  await write(1);
  await waitFor('the merge after the pause', () => merged.length === 2);
  await write(59);
  expect(merged).toEqual([10, 31]);
  await write(1);
  await waitFor('a tail too long for any pause', () => merged.length === 3);
  expect(merged).toEqual([10, 31, 60]);
});

test('a failing compaction keeps the room working and is retried', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store, limits: { compactAfterRows: 5, compactRetryMs: 1 } });
  let failures = 0;
  store.before = (call) => (call === 'saveSnapshot' && ++failures <= 2 ? fail() : Promise.resolve());
  const ann = await harness.syncedClient();
  const bob = await harness.syncedClient();
  for (let i = 0; store.snapshots.size === 0; i++) {
    ann.doc.getMap('m').set(`k${i}`, i);
    await waitForSameState('edit', [ann.doc, bob.doc]);
  }
  expect(failures).toBe(3);
  expect(harness.logged.filter(({ msg }) => msg.startsWith('collab compaction failed')).length).toBe(2);
});

test('a snapshot never skips rows this process did not see', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store, limits: { unloadGraceMs: 5 } });
  const ann = await harness.syncedClient();
  const stranger = new Y.Doc();
  stranger.getMap('m').set('late', 'commit');
  const bytes = Y.encodeStateAsUpdate(stranger);
  await store.append([
    { room: 'room', accountId: 'x', connectionId: 'x', clientIds: [], begins: [], generation: 0, bytes },
  ]);
  ann.doc.getMap('m').set('own', 1);
  await waitFor('row', () => store.rows.length === 2);
  ann.leave();
  await waitFor('unload', () => harness.collab.stats().rooms === 0);
  expect(store.snapshots.get('room')?.mergedRows).toBe(2);
  const back = await harness.syncedClient();
  expect(back.doc.getMap('m').toJSON()).toEqual({ late: 'commit', own: 1 });
});

test('leaving and joining around an unload never loses a commit in flight', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store, limits: { unloadGraceMs: 1 } });
  const expected: Record<string, number> = {};
  for (let i = 0; i < 60; i++) {
    const client = await harness.syncedClient();
    expect(client.doc.getMap('m').toJSON()).toEqual(expected);
    client.doc.getMap('m').set(`k${i}`, i);
    expected[`k${i}`] = i;
    // Leaves during the commit or right after it; the frame was sent in both cases.
    await waitFor(
      'server to have the update',
      () => store.calls.filter((call) => call === 'append').length > i,
    );
    client.leave();
  }
  await waitFor('unload', () => harness.collab.stats().rooms === 0);
  expect(store.rows.length).toBe(60);
});

test('close stores pending updates and closes clients with 1012', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store });
  const ann = await harness.syncedClient();
  const gate = new Gate();
  store.before = (call) => (call === 'append' ? gate.pass() : Promise.resolve());
  ann.doc.getMap('m').set('k', 1);
  await waitFor('commit to start', () => gate.waiting === 1);
  const closing = harness.collab.close();
  gate.open();
  await closing;
  expect(store.rows.length).toBe(1);
  await waitFor('close code', () => ann.closes.length > 0);
  expect(ann.closes[0]).toEqual({ code: 1012, reason: 'the server restarts, please reconnect' });
});
