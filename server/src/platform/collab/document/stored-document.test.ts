import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { MalformedUpdateError, scanUpdate } from '../encoding/update-scan.ts';
import { updatesOf } from '../testing/client-messages.ts';
import { fingerprintOf } from '../testing/collab-harness.ts';
import { randomHistory } from '../testing/random-edits.ts';
import { report } from '../testing/report.ts';
import { fuzzSeed, SeededRandom } from '../testing/seeded-random.ts';
import { buildDocumentSnapshot } from './document-snapshot.ts';
import { frameUpdate, StoredDocument } from './stored-document.ts';

const CHUNK_BYTES = 1_500;

function emptyDocument(): StoredDocument {
  const stored = { snapshot: null, snapshotUpdateId: 0, isCollected: false, tail: [], generation: 0 };
  return new StoredDocument(buildDocumentSnapshot([], CHUNK_BYTES), stored, CHUNK_BYTES);
}

/** Accepts an update as a room does; returns what is logged and broadcast. */
function take(document: StoredDocument, update: Uint8Array): Uint8Array | null {
  const fresh = document.withoutKnown(update, scanUpdate(update));
  if (fresh !== null) document.append(frameUpdate(fresh, scanUpdate(fresh)), document.lastUpdateId + 1);
  return fresh;
}

function docOf(updates: readonly Uint8Array[]): Y.Doc {
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, update);
  return doc;
}

test('from any state vector, with any snapshot, sync frames bring a client up to date', () => {
  const random = new SeededRandom(fuzzSeed('sync frames'));
  for (let round = 0; round < 60; round++) {
    const document = emptyDocument();
    const updates = randomHistory(random, 60);
    for (const update of updates) {
      take(document, update);
      if (random.next() < 0.1) {
        document.replaceSnapshot(buildDocumentSnapshot(document.parts(), CHUNK_BYTES), document.lastUpdateId);
      }
    }
    const whole = docOf([Y.mergeUpdates(updates)]);
    for (const client of [[], updates.slice(0, random.below(updates.length)), updates]) {
      const doc = docOf(client);
      const known = Y.decodeStateVector(Y.encodeStateVector(doc));
      const frames = random.next() < 0.5 ? document.syncFrames(known) : document.resyncFrames(known);
      for (const update of updatesOf(frames)) Y.applyUpdate(doc, update);
      expect(fingerprintOf(doc)).toBe(fingerprintOf(whole));
    }
    expect(fingerprintOf(docOf(updatesOf(document.firstSyncFrames())))).toBe(fingerprintOf(whole));
    expect(fingerprintOf(docOf(document.parts()))).toBe(fingerprintOf(whole));
    expect(updates.every((update) => take(document, update) === null)).toBe(true);
    // Deletes that Yjs makes while integrating (overwritten map values) are in no update: they are accepted once.
    const implied = take(document, Y.encodeStateAsUpdate(whole));
    if (implied !== null) expect(scanUpdate(implied).ranges).toEqual([]);
    expect(take(document, Y.encodeStateAsUpdate(whole))).toBeNull();
  }
});

test('of a half-known struct only the unknown half is accepted', () => {
  const document = emptyDocument();
  const doc = new Y.Doc();
  doc.getText('t').insert(0, 'hello');
  take(document, Y.encodeStateAsUpdate(doc));
  doc.getText('t').insert(5, ' world');
  const fresh = take(document, Y.encodeStateAsUpdate(doc)) ?? new Uint8Array();
  expect(scanUpdate(fresh).ranges).toEqual([{ client: doc.clientID, from: 5, to: 11 }]);
  expect(docOf(document.parts()).getText('t').toString()).toBe('hello world');
});

test('broken bytes that are accepted never corrupt a document: Yjs applies it, live and stored alike', () => {
  const random = new SeededRandom(fuzzSeed('broken updates'));
  let accepted = 0;
  for (let round = 0; round < 1_500; round++) {
    const updates = randomHistory(random, 25);
    const document = emptyDocument();
    const live = new Y.Doc();
    const broken = Uint8Array.from(random.pick(updates));
    for (let flips = 1 + random.below(3); flips > 0; flips--)
      broken[random.below(broken.length)] = random.below(256);
    updates.splice(random.below(updates.length), 0, broken);
    for (const update of updates) {
      try {
        const fresh = take(document, update);
        if (update === broken) accepted++;
        if (fresh !== null) Y.applyUpdate(live, fresh);
      } catch (error) {
        if (update !== broken) throw error;
        expect(error).toBeInstanceOf(MalformedUpdateError);
      }
    }
    const joined = docOf(updatesOf(document.firstSyncFrames()));
    const merged = docOf([Y.mergeUpdates(document.parts())]);
    expect(Y.encodeStateVector(joined)).toEqual(Y.encodeStateVector(live));
    expect(Y.encodeStateVector(merged)).toEqual(Y.encodeStateVector(live));
  }
  report(`broken updates: ${accepted} of 1500 were still well-formed`);
});
