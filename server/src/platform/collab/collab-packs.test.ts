import { afterEach, expect, test } from 'vitest';
import type * as Y from 'yjs';
import { webSocketFrame } from '../web-socket-frame.ts';
import { MESSAGE_AWARENESS } from './encoding/protocol.ts';
import { decodeAwarenessFrame } from './testing/client-messages.ts';
import { CollabHarness, closeOf, waitForSameState } from './testing/collab-harness.ts';
import { Gate } from './testing/gate.ts';
import { MemoryUpdateStore } from './testing/memory-update-store.ts';
import { PackPage } from './testing/pack-page.ts';
import { editRandomly } from './testing/random-edits.ts';
import { fuzzSeed, SeededRandom } from './testing/seeded-random.ts';
import { waitFor } from './testing/wait-for.ts';

let harness: CollabHarness;
afterEach(() => harness.stop());

const write = (doc: Y.Doc, times: number, words = 'x'.repeat(80)) => {
  for (let time = 0; time < times; time += 1) doc.getMap('pieces').set('card', `${time} ${words}`);
};

/** A page in its room that has the document. */
async function syncedPage(): Promise<PackPage> {
  const page = await PackPage.open(harness, { accountId: 'page' });
  await waitFor('the page to have the document', () => page.isSynced);
  return page;
}

test('what is stored together comes as one pack, and to a client that asks for none as ever', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store });
  const [ann, bob, page] = [
    await harness.syncedClient({ accountId: 'ann' }),
    await harness.syncedClient({ accountId: 'bob' }),
    await syncedPage(),
  ];
  const gate = new Gate();
  store.before = (call) => (call === 'append' ? gate.pass() : Promise.resolve());
  write(ann.doc, 1);
  await waitFor('the first to be on its way', () => gate.waiting === 1);
  write(ann.doc, 50);
  bob.doc.getMap('pieces').set('other', 1);
  await waitFor('the others to have come', () => harness.collab.stats().pending >= 52);
  gate.open();
  await waitForSameState('everybody to have all', [ann.doc, bob.doc, page.doc]);
  expect(page.packs.map((messages) => messages.length)).toEqual([1, 51]);
});

test('no more is on its way than the page may have before it, and the rest comes as one pack when it has worked that off', async () => {
  harness = await CollabHarness.start({ limits: { packWindowBytes: 1_000 } });
  const [ann, page] = [await harness.syncedClient({ accountId: 'ann' }), await syncedPage()];
  write(ann.doc, 5);
  await waitForSameState('the first ones', [ann.doc, page.doc]);
  write(ann.doc, 20);
  await waitFor('the window to be full', () => page.unhandledBytes >= 1_000);
  const before = page.packs.length;
  write(ann.doc, 200);
  const bob = await harness.syncedClient({ accountId: 'bob' });
  await waitForSameState('somebody else to have all', [ann.doc, bob.doc]);
  expect(page.packs.length).toBe(before);
  page.tellHandled();
  await waitForSameState('the page to have all', [ann.doc, page.doc]);
  const { writes = [] } = Object.groupBy(page.packs.slice(before), (messages) =>
    messages.every(([type]) => type === MESSAGE_AWARENESS) ? 'presence' : 'writes',
  );
  expect(writes.map((messages) => messages.length > 100)).toEqual([true]);
  expect(page.didLack).toBe(false);
});

test('whenever a page says what it worked off, and however much it missed, it has all in the end', async () => {
  const random = new SeededRandom(fuzzSeed('packs'));
  harness = await CollabHarness.start({
    limits: {
      packWindowBytes: 400,
      staleAboveBytes: 3_000,
      syncChunkBytes: 800,
      skipAwarenessAboveBytes: 600,
    },
  });
  const writers = [
    await harness.syncedClient({ accountId: 'ann' }),
    await harness.syncedClient({ accountId: 'bob' }),
  ];
  const pages = [await syncedPage(), await syncedPage(), await syncedPage()];
  for (let round = 0; round < 60; round += 1) {
    for (let time = random.below(12); time > 0; time -= 1) editRandomly(random.pick(writers).doc, random);
    for (const page of pages)
      if (random.next() < 0.3) page.tellHandled(random.below(page.unhandledBytes + 1));
    if (random.next() < 0.3) await new Promise((resolve) => setTimeout(resolve, random.below(8)));
  }
  const docs = [...writers, ...pages].map(({ doc }) => doc);
  const telling = setInterval(() => {
    for (const page of pages) page.tellHandled();
  }, 5);
  try {
    await waitForSameState('all to be the same', docs);
  } finally {
    clearInterval(telling);
  }
});

test('one change that is larger than what may wait reaches everybody who is not behind', async () => {
  harness = await CollabHarness.start({ limits: { staleAboveBytes: 1_000 } });
  const [ann, bob, page] = [
    await harness.syncedClient({ accountId: 'ann' }),
    await harness.syncedClient({ accountId: 'bob' }),
    await syncedPage(),
  ];
  write(ann.doc, 1, 'x'.repeat(5_000));
  await waitForSameState('everybody to have it', [ann.doc, bob.doc, page.doc]);
});

test('of pointers that moved meanwhile a page gets only where they are, and who left', async () => {
  harness = await CollabHarness.start({ limits: { packWindowBytes: 500, awarenessWindowMs: 1 } });
  const [ann, cem, page] = [
    await harness.syncedClient({ accountId: 'ann' }),
    await harness.syncedClient({ accountId: 'cem' }),
    await syncedPage(),
  ];
  write(ann.doc, 20);
  await waitFor('the window to be full', () => page.unhandledBytes >= 500);
  const bob = await harness.syncedClient({ accountId: 'bob' });
  const cemsId = cem.doc.clientID;
  for (let x = 1; x <= 40; x += 1) {
    ann.provider.awareness.setLocalStateField('cursor', { x, y: 0 });
    await waitFor('somebody else to see it', () => {
      const state = bob.provider.awareness.getStates().get(ann.doc.clientID);
      return (state?.cursor as { x: number } | undefined)?.x === x;
    });
  }
  cem.leave();
  await waitFor('somebody else to see them gone', () => !bob.provider.awareness.getStates().has(cemsId));
  expect(page.presence()).toEqual([]);
  page.tellHandled();
  await waitFor('the presence', () => page.presence().length > 0);
  const [message = Buffer.alloc(0)] = page.presence();
  const states = new Map(
    decodeAwarenessFrame(webSocketFrame(2, [message])).map(({ client, state }) => [client, state]),
  );
  expect(states.get(ann.doc.clientID)).toMatchObject({ cursor: { x: 40, y: 0 } });
  expect(states.get(cemsId)).toBeNull();
  expect(page.presence()).toHaveLength(1);
});

test('what is written while a page gets a document in pieces comes after them', async () => {
  harness = await CollabHarness.start({ limits: { syncChunkBytes: 2_000, syncChunksPerTick: 1 } });
  const ann = await harness.syncedClient({ accountId: 'ann' });
  for (let card = 0; card < 400; card += 1) ann.doc.getMap('pieces').set(`card ${card}`, 'x'.repeat(100));
  const bob = await harness.syncedClient({ accountId: 'bob' });
  await waitForSameState('the document', [ann.doc, bob.doc]);
  const page = await PackPage.open(harness, { accountId: 'page' });
  while (!page.isSynced) {
    write(ann.doc, 1);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await waitForSameState('the page to have all', [ann.doc, page.doc]);
  expect(page.didLack).toBe(false);
});

test('a page that says it worked off what it never got harms nobody, and one that says nothing is cut like any that never catches up', async () => {
  harness = await CollabHarness.start({
    limits: { packWindowBytes: 200, staleAboveBytes: 2_000, staleMs: 50, sweepMs: 20 },
  });
  const ann = await harness.syncedClient({ accountId: 'ann' });
  const page = await syncedPage();
  page.tellHandled(2 ** 40);
  write(ann.doc, 3);
  await waitForSameState('the page to have all', [ann.doc, page.doc]);
  const silent = await PackPage.open(harness, { accountId: 'silent' });
  await waitFor('it to have the document', () => silent.isSynced);
  const closed = closeOf(silent.connection);
  const telling = setInterval(() => page.tellHandled(), 5);
  write(ann.doc, 100);
  expect((await closed).code).toBe(1006);
  await waitForSameState('the other to have all', [ann.doc, page.doc]);
  clearInterval(telling);
});
