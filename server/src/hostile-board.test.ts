import {
  addCard,
  boardLinks,
  boardNotes,
  boardPieces,
  removeFromBoard,
} from '@fap/shared/puzzle/board-doc.ts';
import { HOSTILE_EDITS, type HostileEdit } from '@fap/shared/puzzle/testdata/hostile-documents.ts';
import { afterEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { boardLayout } from './areas/puzzle/board-layout.ts';
import { updateMessage } from './platform/collab/testing/client-messages.ts';
import { CollabHarness, closeOf, waitForSameState } from './platform/collab/testing/collab-harness.ts';
import { MemoryUpdateStore } from './platform/collab/testing/memory-update-store.ts';
import { report } from './platform/collab/testing/report.ts';
import { fuzzSeed, SeededRandom } from './platform/collab/testing/seeded-random.ts';
import { waitFor } from './platform/collab/testing/wait-for.ts';

const CARD = { layer: 1, label: 'A card', kind: 'note', by: 'ann' };
const KIB = 1024;

const BOARD_LAYOUT = boardLayout(1);

/** Generous: the worker that collects deleted content must start first, on a shared machine. */
const COLLECTED_MS = 30_000;

describe('a board that gets hand-made updates', { timeout: 60_000 }, () => {
  let harness: CollabHarness;
  let store: MemoryUpdateStore;
  const start = async (limits = {}) => {
    store = new MemoryUpdateStore();
    harness = await CollabHarness.start({ store, layoutOf: () => BOARD_LAYOUT, limits });
  };
  afterEach(() => harness.stop());

  const updateOf = (edit: (doc: Y.Doc) => void, doc = new Y.Doc()): Uint8Array => {
    const before = Y.encodeStateVector(doc);
    doc.transact(() => edit(doc));
    return Y.encodeStateAsUpdate(doc, before);
  };
  /** Sends one update on a new connection; gives how that was closed, or null when the update was stored. */
  const send = async (update: Uint8Array, accountId = 'eve') => {
    const socket = await harness.socket({ accountId });
    const rows = store.rows.length;
    const closing = closeOf(socket);
    // When the connection stays open, the stored row is the answer.
    closing.catch(() => undefined);
    socket.send(updateMessage(update));
    const stored = waitFor('a row', () => store.rows.length > rows).then(() => null);
    stored.catch(() => undefined);
    const outcome = await Promise.race([closing, stored]);
    socket.terminate();
    return outcome;
  };

  it.each(HOSTILE_EDITS.map((edit): [string, HostileEdit] => [edit.name, edit]))(
    'refuses %s',
    async (_name, edit) => {
      await start();
      expect(await send(updateOf(edit.write))).toMatchObject({ code: 4422 });
      expect(store.rows).toEqual([]);
    },
  );

  it('accepts everything the page writes, from several people at once and out of order', async () => {
    await start();
    const random = new SeededRandom(fuzzSeed('honest boards'));
    const people = await Promise.all(
      ['ann', 'bob', 'cas'].map((accountId) => harness.syncedClient({ accountId })),
    );
    for (let i = 0; i < 300; i++) {
      const { doc, provider } = random.pick(people);
      editLikeThePage(doc, random, i);
      if (random.next() < 0.05) provider.disconnect();
      if (random.next() < 0.2) for (const each of people) each.provider.connect();
      if (i % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    }
    for (const { provider } of people) provider.connect();
    await waitForSameState(
      'everybody to be equal',
      people.map(({ doc }) => doc),
    );
    expect(people.flatMap(({ closes }) => closes).filter(({ code }) => code >= 1007)).toEqual([]);
  });

  it('accepts cards that were moved, deleted and restored offline', async () => {
    await start();
    const ann = await harness.syncedClient({ accountId: 'ann' });
    const bob = await harness.syncedClient({ accountId: 'bob' });
    const own = new Y.UndoManager([boardPieces(ann.doc), boardLinks(ann.doc)], { captureTimeout: 0 });
    ann.provider.disconnect();
    addCard(ann.doc, 'a', CARD);
    for (let x = 0; x < 5; x++) boardPieces(ann.doc).set('a', { ...CARD, x, y: 0 });
    removeFromBoard(ann.doc, ['a']);
    own.undo();
    const values = Y.decodeUpdate(Y.encodeStateAsUpdate(ann.doc)).structs.map(({ length }) => length);
    expect(Math.max(...values), 'Yjs joins older values it keeps').toBeGreaterThan(1);
    ann.provider.connect();
    await waitForSameState('both to be equal', [ann.doc, bob.doc]);
    expect(boardPieces(bob.doc).get('a')).toMatchObject({ x: 4 });
    expect(ann.closes.filter(({ code }) => code >= 1007)).toEqual([]);
  });

  it('accepts a delete that covers both stored content and content of the same update', async () => {
    await start();
    const ann = await harness.syncedClient({ accountId: 'ann' });
    const bob = await harness.syncedClient({ accountId: 'bob' });
    addCard(ann.doc, 'a', CARD);
    await waitForSameState('the card to be there', [ann.doc, bob.doc]);
    ann.provider.disconnect();
    // Undoable content is kept, so only the delete set says that it was deleted.
    new Y.UndoManager([boardPieces(ann.doc)], { captureTimeout: 0 });
    addCard(ann.doc, 'b', CARD);
    removeFromBoard(ann.doc, ['a']);
    removeFromBoard(ann.doc, ['b']);
    const deleted = [...Y.snapshot(ann.doc).ds.clients.values()].flat();
    expect(deleted, 'both in one range').toHaveLength(1);
    ann.provider.connect();
    await waitForSameState('both to be equal', [ann.doc, bob.doc]);
    expect([...boardPieces(bob.doc).keys()]).toEqual([]);
  });

  it('refuses an entry with several values of which one is invalid', async () => {
    await start();
    const update = updateOf((doc) => {
      boardPieces(doc).set('a', { ...CARD, x: 0, y: 0 });
      const item = boardPieces(doc)._map.get('a');
      if (item?.content instanceof Y.ContentAny) item.content.arr.unshift({ not: 'a card' });
      if (item) item.length = 2;
    });
    expect(await send(update)).toMatchObject({ code: 4422 });
    expect(store.rows).toEqual([]);
  });

  it('refuses content with two parents, or with a neighbour that does not exist', async () => {
    await start();
    const doc = new Y.Doc();
    const first = updateOf((at) => {
      addCard(at, 'a', CARD);
      boardNotes(at).insert(0, [new Y.XmlElement('paragraph')]);
    }, doc);
    expect(await send(first)).toBeNull();
    const orphan = new Y.Doc();
    addCard(orphan, 'b', CARD);
    const second = updateOf((at) => boardPieces(at).set('b', { ...CARD, x: 1, y: 1 }), orphan);
    expect(await send(second)).toMatchObject({ code: 1013 });
    expect(store.rows).toHaveLength(1);
  });

  it('reserves a client id for its account, so that nobody can block its offline edits', async () => {
    await start({ unloadGraceMs: 5 });
    const ann = await harness.syncedClient({ accountId: 'ann' });
    const bob = await harness.syncedClient({ accountId: 'bob' });
    const { clientID } = ann.doc;
    ann.provider.awareness.setLocalStateField('layer', 1);
    await waitFor('her id to be seen', () => bob.provider.awareness.getStates().has(clientID));
    // Ann has written nothing yet and begins offline; meanwhile Eve tries to write under Ann's client id.
    ann.provider.disconnect();
    addCard(ann.doc, 'hers', CARD);
    const thief = new Y.Doc();
    thief.clientID = clientID;
    const stolen = updateOf((doc) => addCard(doc, 'stolen', { ...CARD, by: 'eve' }), thief);
    expect(await send(stolen)).toMatchObject({ code: 4409 });
    bob.leave();
    await waitFor('the room to be closed', () => harness.collab.stats().rooms === 0);
    expect(await send(stolen)).toMatchObject({ code: 4409 });
    ann.provider.connect();
    const reader = await harness.syncedClient({ accountId: 'reader' });
    await waitFor('her card', () => boardPieces(reader.doc).has('hers'));
    // Another tab or session of Ann may send the same content.
    const tab = await harness.syncedClient({ accountId: 'ann', sessionId: 'another' }, ann.doc);
    expect(tab.closes).toEqual([]);
    expect(boardPieces(reader.doc).has('stolen')).toBe(false);
  });

  it('limits the bytes of one account while others can go on writing', async () => {
    await start({ accountShareBytes: 200 * KIB, documentBytes: 800 * KIB });
    const outcome = await send(updateOf((doc) => notes(doc, 150 * KIB)));
    expect(outcome).toBeNull();
    expect(await send(updateOf((doc) => notes(doc, 100 * KIB)))).toMatchObject({
      code: 1009,
      reason: 'this account has used its share of the document',
    });
    expect(
      await send(
        updateOf((doc) => notes(doc, 100 * KIB)),
        'ann',
      ),
    ).toBeNull();
  });

  it('limits the cards and lines of one account', async () => {
    await start();
    const { perAccount } = BOARD_LAYOUT.maps.pieces ?? { perAccount: 0 };
    const cards = (count: number) =>
      updateOf((doc) => {
        for (let i = 0; i < count; i++) addCard(doc, `${doc.clientID}-${i}`, CARD);
      });
    expect(await send(cards(perAccount))).toBeNull();
    expect(await send(cards(1))).toMatchObject({
      code: 1009,
      reason: 'no room for more pieces of one account',
    });
    expect(await send(cards(1), 'ann')).toBeNull();
  });

  it('accepts deletes when it is full, and then frees space by itself', async () => {
    await start({ accountShareBytes: 1_000 * KIB, documentBytes: 300 * KIB, collectEveryMs: 1 });
    const eve = await harness.syncedClient({ accountId: 'eve' });
    notes(eve.doc, 280 * KIB);
    await waitFor('it to be stored', () => store.rows.length === 1);
    expect(
      await send(
        updateOf((doc) => notes(doc, 50 * KIB)),
        'bob',
      ),
    ).toMatchObject({ code: 1009 });
    const admin = await harness.syncedClient({ accountId: 'admin' });
    boardNotes(admin.doc).delete(0, 1);
    await waitFor('the delete to reach everybody', () => boardNotes(eve.doc).length === 0);
    expect(admin.closes).toEqual([]);
    // At most one more refusal, which starts the collection.
    await waitFor(
      'room again',
      async () =>
        (await send(
          updateOf((doc) => notes(doc, 50 * KIB)),
          'bob',
        )) === null,
      COLLECTED_MS,
    );
    const late = await harness.syncedClient({ accountId: 'late' });
    await waitFor('the new words', () => boardNotes(late.doc).length === 1);
    const downloaded = Y.encodeStateAsUpdate(late.doc).length;
    report(`a full document of 280 KiB, emptied and written anew: ${(downloaded / KIB).toFixed(0)} KiB`);
    expect(downloaded).toBeLessThan(60 * KIB);
  });

  it('accepts the deletes of an account at its limit, even beside content that is refused', async () => {
    await start({ accountShareBytes: 100 * KIB, collectEveryMs: 1 });
    const eve = await harness.syncedClient({ accountId: 'eve' });
    notes(eve.doc, 90 * KIB);
    await waitFor('it to be stored', () => store.rows.length === 1);
    eve.doc.transact(() => {
      boardNotes(eve.doc).delete(0, 1);
      notes(eve.doc, 50 * KIB);
    });
    const reader = await harness.syncedClient({ accountId: 'reader' });
    await waitForSameState('it to have room in the end', [eve.doc, reader.doc], COLLECTED_MS);
    expect(boardNotes(reader.doc).length).toBe(1);
  });

  it('does not store deletes of content that does not exist', async () => {
    await start();
    const socket = await harness.socket({ accountId: 'eve' });
    const deletes = Uint8Array.from([0, 1, 5, 2, 0, 10, 20, 10]);
    socket.send(updateMessage(deletes));
    const ann = await harness.syncedClient({ accountId: 'ann' });
    addCard(ann.doc, 'a', CARD);
    await waitFor('a row', () => store.rows.length > 0);
    expect(store.rows).toHaveLength(1);
    expect(store.rows[0]?.accountId).toBe('ann');
  });

  it('accepts offline edits beside deleted content, collected or not', async () => {
    await start({ accountShareBytes: 1_000 * KIB, documentBytes: 300 * KIB, collectEveryMs: 1 });
    const ann = await harness.syncedClient({ accountId: 'ann' });
    const paragraph = new Y.XmlElement('paragraph');
    paragraph.insert(0, [new Y.XmlText('x'.repeat(200 * KIB))]);
    boardNotes(ann.doc).insert(0, [paragraph]);
    addCard(ann.doc, 'a', CARD);
    const bob = await harness.syncedClient({ accountId: 'bob' });
    await waitForSameState('both to be equal', [ann.doc, bob.doc]);
    ann.provider.disconnect();
    const text = paragraph.get(0);
    if (text instanceof Y.XmlText) text.insert(100, 'offline words');
    boardPieces(ann.doc).set('a', { ...CARD, x: 7, y: 7 });
    bob.doc.transact(() => {
      boardNotes(bob.doc).delete(0, 1);
      removeFromBoard(bob.doc, ['a']);
    });
    await waitFor('the delete to be stored', () => store.rows.some(({ accountId }) => accountId === 'bob'));
    await waitFor(
      'it to be collected',
      async () => {
        await send(
          updateOf((doc) => notes(doc, 200 * KIB)),
          'cas',
        );
        return [...store.snapshots.values()].some(({ isCollected }) => isCollected);
      },
      COLLECTED_MS,
    );
    ann.provider.connect();
    await waitForSameState('both to be equal again', [ann.doc, bob.doc]);
    expect(ann.closes.filter(({ code }) => code !== 1005)).toEqual([]);
  });
});

function notes(doc: Y.Doc, bytes: number): void {
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText('x'.repeat(bytes))]);
  boardNotes(doc).insert(0, [paragraph]);
}

/** An undo manager as on the page: it keeps older values of cards, which Yjs then sends merged into one item. */
const steps = new WeakMap<Y.Doc, Y.UndoManager>();
function undoManagerOf(doc: Y.Doc): Y.UndoManager {
  const known = steps.get(doc);
  if (known) return known;
  const made = new Y.UndoManager([boardPieces(doc), boardLinks(doc)], { captureTimeout: 0 });
  steps.set(doc, made);
  return made;
}

/** Makes one of the edits that the page can make. */
function editLikeThePage(doc: Y.Doc, random: SeededRandom, i: number): void {
  const pieces = [...boardPieces(doc).keys()];
  const blocks = boardNotes(doc);
  const own = undoManagerOf(doc);
  if (random.next() < 0.2) return void (random.next() < 0.7 ? own.undo() : own.redo());
  const edits = [
    () => addCard(doc, `${doc.clientID}-${i}`, CARD),
    () =>
      pieces.length > 0 && boardPieces(doc).set(random.pick(pieces), { ...CARD, x: random.below(99), y: i }),
    () => pieces.length > 3 && removeFromBoard(doc, [random.pick(pieces)]),
    () =>
      pieces.length > 1 &&
      boardLinks(doc).set(`l${i}`, {
        from: random.pick(pieces),
        to: random.pick(pieces),
        label: '',
        by: 'x',
      }),
    () => {
      const heading = new Y.XmlElement('heading');
      heading.setAttribute('level', 3 as unknown as string);
      heading.insert(0, [new Y.XmlText(`Heading ${i}`)]);
      blocks.insert(random.below(blocks.length + 1), [heading]);
    },
    () => {
      const block = blocks.length > 0 ? blocks.get(random.below(blocks.length)) : null;
      const text = block instanceof Y.XmlElement && block.length > 0 ? block.get(0) : null;
      if (!(text instanceof Y.XmlText)) return;
      text.insert(random.below(text.length + 1), 'words ', random.next() < 0.3 ? { bold: {} } : {});
      if (text.length > 4) text.format(0, 3, { italic: random.next() < 0.5 ? {} : null });
      if (text.length > 30) text.delete(random.below(20), 6);
    },
    () => blocks.length > 4 && blocks.delete(random.below(blocks.length), 1),
  ];
  doc.transact(() => random.pick(edits)());
}
