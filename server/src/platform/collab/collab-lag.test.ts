import { afterEach, beforeEach, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { DocumentLayout } from './document/document-layout.ts';
import { NO_EXCHANGE, type RoomExchange, type RoomPeer } from './ports/room-exchange.ts';
import { CollabHarness, waitForSameState } from './testing/collab-harness.ts';
import { MemoryUpdateStore } from './testing/memory-update-store.ts';
import { waitFor } from './testing/wait-for.ts';

/**
 * Two processes on one log between which every message is lost, as while Redis is away. A client that saw another person's
 * work at one process brings it to the other one, which has not heard of it yet.
 */
const DEAF = { ...NO_EXCHANGE, isShared: true };
/** As `DEAF`, with a hand on what the process is told. */
function toldBy(peers: RoomPeer[]): RoomExchange {
  return { ...DEAF, enter: async (_, peer) => void peers.push(peer) };
}
/** A document whose entries are judged: anything goes, but nobody writes as somebody else. */
const LAYOUT: DocumentLayout = {
  maps: { pieces: { isKey: () => true, isValue: () => true, perAccount: 100, inAll: 100 } },
  fragment: {
    name: 'notes',
    layout: { root: 'notes', text: 'text', isChild: () => true, isAttribute: () => true, isMark: () => true },
  },
  plainText: null,
  checkPresence: (state) => ({ ...state }),
};

let store: MemoryUpdateStore;
let here: CollabHarness;
let there: CollabHarness;
beforeEach(async () => {
  store = new MemoryUpdateStore();
  here = await CollabHarness.start({ store, exchange: DEAF, layoutOf: () => LAYOUT });
  there = await CollabHarness.start({ store, exchange: DEAF, layoutOf: () => LAYOUT });
});
afterEach(async () => {
  store.before = () => Promise.resolve();
  await here.stop();
  await there.stop();
});

const holds = (bytes: Uint8Array, name: string) => Buffer.from(bytes).includes(name);
const write = (doc: { getMap(name: string): { set(key: string, value: unknown): unknown } }, key: string) =>
  doc.getMap('pieces').set(key, key);

it('a client that moves to a process that lags behind is not taken for somebody who writes as others', async () => {
  const ann = await here.syncedClient({ accountId: 'ann' });
  const bob = await here.syncedClient({ accountId: 'bob' });
  write(ann.doc, 'first');
  await waitForSameState('the first change', [ann.doc, bob.doc]);
  // The other process loads the room now: it knows whose client id Ann's is, and hears of nothing after.
  const eve = await there.syncedClient({ accountId: 'eve' });
  write(ann.doc, 'second');
  await waitForSameState('the second change', [ann.doc, bob.doc]);

  bob.leave();
  write(bob.doc, 'offline');
  const moved = await there.syncedClient({ accountId: 'bob' }, bob.doc);
  await waitForSameState('the same document there', [moved.doc, eve.doc]);
  expect(moved.closes).toEqual([]);
  expect(eve.doc.getMap('pieces').toJSON()).toEqual({ first: 'first', second: 'second', offline: 'offline' });
});

it('what it brings of a person the process never heard of stays that person’s', async () => {
  const eve = await there.syncedClient({ accountId: 'eve' });
  const ann = await here.syncedClient({ accountId: 'ann' });
  const bob = await here.syncedClient({ accountId: 'bob' });
  write(ann.doc, 'of ann');
  await waitForSameState('Ann’s change', [ann.doc, bob.doc]);

  bob.leave();
  const moved = await there.syncedClient({ accountId: 'bob' }, bob.doc);
  ann.leave();
  write(ann.doc, 'offline');
  const movedToo = await there.syncedClient({ accountId: 'ann' }, ann.doc);
  await waitForSameState('the same document there', [moved.doc, movedToo.doc, eve.doc]);
  expect([...moved.closes, ...movedToo.closes]).toEqual([]);
  expect(store.owners.get('room')?.get(ann.doc.clientID)).toBe('ann');
});

it('a client that cannot be welcomed because the log is away tries again', async () => {
  await there.syncedClient({ accountId: 'eve' });
  store.before = (call) => (call === 'loadMissing' ? Promise.reject(new Error('away')) : Promise.resolve());
  const bob = there.client({ accountId: 'bob' });
  await waitFor('a refusal', () => bob.closes.length > 0);
  expect(bob.closes[0]?.code).toBe(1013);
  store.before = () => Promise.resolve();
  await waitFor('the sync', () => bob.provider.synced);
});

it('a row that overtakes the one it rests on is read in its order, and people go on writing beside it', async () => {
  const peers: RoomPeer[] = [];
  const told = await CollabHarness.start({ store, exchange: toldBy(peers), layoutOf: () => LAYOUT });
  try {
    const ann = await here.syncedClient({ accountId: 'ann' });
    const eve = await told.syncedClient({ accountId: 'eve' });
    for (const name of ['first', 'second']) {
      ann.doc.getXmlFragment('notes').push([new Y.XmlElement(name)]);
      await waitFor(`the row of the ${name}`, () => store.rows.some(({ bytes }) => holds(bytes, name)));
    }
    const [second] = store.rows.filter(({ bytes }) => holds(bytes, 'second'));
    if (second) peers[0]?.receiveRows([second]);
    await waitForSameState('both rows there', [ann.doc, eve.doc]);
    eve.doc.getXmlFragment('notes').push([new Y.XmlElement('third')]);
    await waitFor('the third row', () => store.rows.some(({ bytes }) => holds(bytes, 'third')));
    expect(eve.closes).toEqual([]);
  } finally {
    await told.stop();
  }
});

it('what the server writes for somebody rests on what the process may not have heard of, and people write beside it', async () => {
  const ann = await here.syncedClient({ accountId: 'ann' });
  const eve = await there.syncedClient({ accountId: 'eve' });
  ann.doc.getXmlFragment('notes').push([new Y.XmlElement('first')]);
  await waitFor('the row', () => store.rows.some(({ bytes }) => holds(bytes, 'first')));
  const log = new Y.Doc();
  for (const { bytes } of store.rows) Y.applyUpdate(log, bytes);
  const before = Y.encodeStateVector(log);
  log.getXmlFragment('notes').push([new Y.XmlElement('restored')]);
  const author = { accountId: 'ann', origin: 'a restored version' };
  await there.collab.writeAs('room', author, Y.encodeStateAsUpdate(log, before));
  await waitForSameState('the restored part there', [log, eve.doc]);
  eve.doc.getXmlFragment('notes').push([new Y.XmlElement('third')]);
  await waitFor('the third row', () => store.rows.some(({ bytes }) => holds(bytes, 'third')));
  expect(eve.closes).toEqual([]);
});

it('a board that is emptied at a process that lags behind is empty for everybody', async () => {
  const ann = await here.syncedClient({ accountId: 'ann' });
  await there.syncedClient({ accountId: 'eve' });
  write(ann.doc, 'unheard of there');
  await waitFor('the row', () => store.rows.some(({ bytes }) => holds(bytes, 'unheard of there')));
  await there.collab.clear('room', { accountId: 'ann', origin: 'a reset' });
  const log = new Y.Doc();
  for (const { bytes } of store.rows) Y.applyUpdate(log, bytes);
  expect(log.getMap('pieces').toJSON()).toEqual({});
});
