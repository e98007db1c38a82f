import { afterEach, expect, test } from 'vitest';
import * as Y from 'yjs';
import { CollabHarness, waitForSameState } from './testing/collab-harness.ts';
import { MemoryUpdateStore } from './testing/memory-update-store.ts';
import { waitFor } from './testing/wait-for.ts';

const ROWS = 40;
let harness: CollabHarness;
afterEach(() => harness.stop());

/** A store whose room was never merged; gives its document too. */
async function storeWithLongTail(): Promise<{ store: MemoryUpdateStore; doc: Y.Doc }> {
  const [store, doc] = [new MemoryUpdateStore(), new Y.Doc()];
  const updates: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(update));
  for (let index = 0; index < ROWS; index += 1) {
    const text = doc.getText('notes');
    text.insert(index % 7 === 6 ? 0 : text.length, `${index} `);
    if (index % 5 === 4) text.delete(0, 1);
  }
  await store.append(updates.map((bytes) => rowOf(doc, bytes)));
  return { store, doc };
}

const rowOf = ({ clientID }: Y.Doc, bytes: Uint8Array) => ({
  room: 'room',
  accountId: 'seed',
  connectionId: 'seed',
  clientIds: [clientID],
  begins: [clientID],
  generation: 0,
  bytes,
});

test('a long tail is merged before anybody is let in, and stored so that the next load is short', async () => {
  const { store, doc } = await storeWithLongTail();
  const [rows, merged] = [store.rows.length, [] as number[]];
  const limits = { mergeAtLoadRows: 10 };
  harness = await CollabHarness.start({
    store,
    limits,
    metrics: { compacted: (count) => merged.push(count) },
  });
  const [ann, bob] = [await harness.syncedClient(), await harness.syncedClient()];
  await waitForSameState('load', [doc, ann.doc, bob.doc]);
  expect(merged).toEqual([rows]);
  expect(store.snapshots.get('room')?.lastUpdateId).toBe(rows);
  ann.doc.getText('notes').insert(0, 'and on ');
  await waitForSameState('an edit after it', [ann.doc, bob.doc]);
});

test('rows that are stored while a long tail is merged are in the document, and the merge is made again', async () => {
  const { store, doc } = await storeWithLongTail();
  let isLate = true;
  store.before = async (call) => {
    if (call !== 'saveSnapshot' || !isLate) return;
    isLate = false;
    // A row with a lower place than the last one becomes visible only now.
    const late = new Y.Doc();
    late.getText('notes').insert(0, 'late ');
    const update = Y.encodeStateAsUpdate(late);
    Y.applyUpdate(doc, update);
    store.rows.splice(3, 0, { ...rowOf(late, update), id: 3.5 });
  };
  harness = await CollabHarness.start({ store, limits: { mergeAtLoadRows: 10 } });
  const ann = await harness.syncedClient();
  await waitForSameState('load', [doc, ann.doc]);
  expect(ann.doc.getText('notes').toString()).toContain('late ');
  expect(store.calls.filter((call) => call === 'load')).toHaveLength(2);
});

test('a tail that cannot be merged now is taken in row by row', async () => {
  const { store, doc } = await storeWithLongTail();
  store.before = (call) =>
    call === 'saveSnapshot' ? Promise.reject(new Error('the disk is full')) : Promise.resolve();
  harness = await CollabHarness.start({ store, limits: { mergeAtLoadRows: 10 } });
  const ann = await harness.syncedClient();
  await waitForSameState('load', [doc, ann.doc]);
  await waitFor('the log to say so', () =>
    harness.logged.some(({ msg }) => msg.includes('could not be merged')),
  );
});
