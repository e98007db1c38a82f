import { afterEach, expect, test } from 'vitest';
import { awarenessMessage, encodeAwareness } from './testing/client-messages.ts';
import { CollabHarness } from './testing/collab-harness.ts';
import { waitFor } from './testing/wait-for.ts';

let harness: CollabHarness;
afterEach(() => harness.stop());

test('stock clients see each other as the server names them, and see them leave at once', async () => {
  harness = await CollabHarness.start();
  const ann = await harness.syncedClient({ accountId: 'ann' });
  const bob = await harness.syncedClient({ accountId: 'bob' });
  ann.provider.awareness.setLocalState({ user: { id: 'bob', name: 'Bob' }, cursor: { x: 3 } });
  const seen = () => bob.provider.awareness.getStates().get(ann.doc.clientID);
  await waitFor('state of ann', () => seen()?.cursor !== undefined);
  expect(seen()?.user).toEqual({ id: 'ann', name: 'Name of ann', color: '#123456' });
  // Stock clients ignore a state with the initial clock 0, so bob sends one first.
  bob.provider.awareness.setLocalStateField('cursor', { x: 4 });
  const newcomer = await harness.syncedClient({ accountId: 'cid' });
  await waitFor('newcomer to see both', () => newcomer.provider.awareness.getStates().size === 3);
  // No closing message: the socket just ends.
  const startedAt = performance.now();
  (ann.provider.ws as unknown as { terminate(): void }).terminate();
  ann.provider.shouldConnect = false;
  await waitFor('ann to be gone', () => seen() === undefined);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test('a client that reconnects is seen again at once', async () => {
  harness = await CollabHarness.start();
  const ann = await harness.syncedClient({ accountId: 'ann' });
  const bob = await harness.syncedClient({ accountId: 'bob' });
  const seen = () => bob.provider.awareness.getStates().has(ann.doc.clientID);
  for (let i = 0; i < 5; i++) {
    ann.provider.awareness.setLocalStateField('cursor', { x: i });
    await waitFor('ann to be seen', seen, 2_000);
    (ann.provider.ws as unknown as { terminate(): void }).terminate();
    await waitFor('ann to be gone or back', () => ann.provider.synced, 2_000);
    await waitFor('ann to be seen again', seen, 2_000);
  }
});

test('an impostor can neither change nor remove nor take over somebody present', async () => {
  harness = await CollabHarness.start();
  const ann = await harness.syncedClient({ accountId: 'ann' });
  const bob = await harness.syncedClient({ accountId: 'bob' });
  ann.provider.awareness.setLocalStateField('cursor', { x: 1 });
  const seen = () => bob.provider.awareness.getStates().get(ann.doc.clientID);
  await waitFor('ann to be seen', () => seen()?.cursor !== undefined);
  const changes: number[][] = [];
  bob.provider.awareness.on('change', ({ updated, removed }: { updated: number[]; removed: number[] }) => {
    changes.push([...updated, ...removed]);
  });
  const eve = await harness.socket({ accountId: 'eve' });
  const client = ann.doc.clientID;
  eve.send(
    awarenessMessage(
      encodeAwareness({ client, clock: 1_000, state: { user: { id: 'ann' }, cursor: { x: 666 } } }),
    ),
  );
  eve.send(awarenessMessage(encodeAwareness({ client, clock: 1_001, state: null })));
  eve.send(
    awarenessMessage(encodeAwareness({ client: 77, clock: 1, state: { user: { id: 'ann', name: 'Ann' } } })),
  );
  await waitFor('eve to be seen as eve', () => bob.provider.awareness.getStates().has(77));
  expect(bob.provider.awareness.getStates().get(77)?.user).toMatchObject({
    id: 'eve',
    name: 'Name of eve',
  });
  expect(seen()?.cursor).toEqual({ x: 1 });
  expect(changes.flat()).not.toContain(client);
  eve.close();
  await waitFor('eve to be gone', () => !bob.provider.awareness.getStates().has(77));
  expect(seen()?.cursor).toEqual({ x: 1 });
});

test('many states in a window arrive as few frames, and nothing is stored', async () => {
  harness = await CollabHarness.start();
  const clients = await Promise.all(
    Array.from({ length: 10 }, (_, i) => harness.syncedClient({ accountId: `a${i}` })),
  );
  const reader = await harness.socket({ accountId: 'reader' });
  let frames = 0;
  reader.on('message', () => frames++);
  for (let n = 1; n <= 40; n++) for (const client of clients) client.provider.awareness.setLocalState({ n });
  const last = clients[9];
  await waitFor('latest states', () =>
    clients.every((client) => last?.provider.awareness.getStates().get(client.doc.clientID)?.n === 40),
  );
  expect(frames).toBeLessThan(30);
  expect((await harness.collab.getDocument('room')).length).toBe(2);
});

test('a quiet connection gets a tiny data frame', async () => {
  harness = await CollabHarness.start({ limits: { sweepMs: 20, keepaliveSweeps: 2, pingSweeps: 4 } });
  const socket = await harness.socket();
  const sizes: number[] = [];
  socket.on('message', (data: Buffer) => sizes.push(data.length));
  await waitFor('keepalives', () => sizes.filter((size) => size === 3).length >= 3);
  expect(harness.collab.stats().connections).toBe(1);
});

test('a dead connection is cut soon where people see each other, and later where nobody does', async () => {
  const sweeps = { sweepMs: 20, pingSweeps: 2, unwatchedPingSweeps: 30 };
  harness = await CollabHarness.start({ limits: sweeps });
  const [one, two] = await Promise.all([harness.syncedClient(), harness.syncedClient()]);
  one.provider.awareness.setLocalState({ n: 1 });
  two.provider.awareness.setLocalState({ n: 2 });
  await waitFor('both to be seen', () => one.provider.awareness.getStates().size === 2);
  const dead = await harness.socket();
  dead.pause();
  await waitFor('the dead connection to be cut', () => harness.collab.stats().connections === 2);
  const alone = await harness.socket({ room: 'unwatched' });
  let pings = 0;
  alone.on('ping', () => (pings += 1));
  await waitFor('a late ping', () => pings === 1);
  expect(harness.collab.stats().connections).toBe(3);
  alone.pause();
  await waitFor('the lonely dead connection to be cut', () => harness.collab.stats().connections === 2);
});
