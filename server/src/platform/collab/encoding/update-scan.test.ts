import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { randomHistory } from '../testing/random-edits.ts';
import { fuzzSeed, SeededRandom } from '../testing/seeded-random.ts';
import { ClockRangeSet } from './clock-ranges.ts';
import { MalformedUpdateError, scanUpdate } from './update-scan.ts';
import { EMPTY_UPDATE, encodeDeletes, encodeStateVector, splitStructs, trimUpdate } from './update-slices.ts';

function stateOf(updates: readonly Uint8Array[]): Uint8Array {
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, update);
  expect(doc.store.pendingStructs).toBeNull();
  return Y.encodeStateAsUpdate(doc);
}

function isScanned(update: Uint8Array): boolean {
  try {
    scanUpdate(update);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(MalformedUpdateError);
    return false;
  }
}

test('reads the same clocks and deletes as Yjs from every update Yjs makes', () => {
  const random = new SeededRandom(fuzzSeed('scan parity'));
  for (let round = 0; round < 30; round++) {
    const updates = randomHistory(random, 40);
    for (const update of [...updates, Y.mergeUpdates(updates), Y.mergeUpdates(updates.slice(7))]) {
      const { ranges, deletes } = scanUpdate(update);
      const meta = Y.parseUpdateMeta(update);
      const to = new Map(ranges.map((range) => [range.client, range.to]));
      expect(to).toEqual(meta.to);
      const expected = [...Y.decodeUpdate(update).ds.clients].flatMap(([client, items]) =>
        items.map((item) => ({ client, from: item.clock, to: item.clock + item.len })),
      );
      expect(deletes).toEqual(expected);
    }
    const merged = Y.mergeUpdates(updates);
    const known = new ClockRangeSet();
    for (const update of updates) for (const range of scanUpdate(update).ranges) known.add(range);
    const vector = Y.decodeStateVector(encodeStateVector(known.contiguousEnds()));
    expect(vector).toEqual(Y.decodeStateVector(Y.encodeStateVectorFromUpdate(merged)));
  }
});

test('split and trimmed updates together are the document', () => {
  const random = new SeededRandom(fuzzSeed('split and trim'));
  for (let round = 0; round < 30; round++) {
    const updates = randomHistory(random, 60);
    const merged = Y.mergeUpdates(updates);
    const whole = stateOf([merged]);
    const { deletes } = scanUpdate(merged);
    const chunks = splitStructs(merged, 50 + random.below(2_000));
    expect(stateOf([...encodeDeletes(deletes, 64), ...chunks])).toEqual(whole);
    const early = updates.slice(0, random.below(updates.length));
    const known = Y.decodeStateVector(
      Y.encodeStateVectorFromUpdate(early.length > 0 ? Y.mergeUpdates(early) : EMPTY_UPDATE),
    );
    const rest = trimUpdate(merged, known, deletes);
    expect(stateOf([...early, ...(rest === null ? [] : [rest])])).toEqual(whole);
  }
});

test.each([
  ['nothing', []],
  ['a trailing byte', [0, 0, 0]],
  ['a cut off delete set', [0]],
  ['a client twice', [2, 1, 5, 0, 4, 1, 1, 97, 1, 97, 1, 5, 1, 4, 1, 1, 97, 1, 97, 0]],
  ['ascending clients', [2, 1, 5, 0, 4, 1, 1, 97, 1, 97, 1, 6, 0, 4, 1, 1, 97, 1, 97, 0]],
  ['an item left of itself', [1, 1, 5, 0, 0x84, 5, 0, 1, 97, 0]],
  ['an empty string item', [1, 1, 5, 0, 4, 1, 1, 97, 0, 0]],
  ['a subdocument', [1, 1, 5, 0, 9, 1, 1, 97, 1, 97, 118, 0, 0]],
  ['an unknown shared type', [1, 1, 5, 0, 7, 1, 1, 97, 9, 0]],
  ['an empty delete', [0, 1, 5, 1, 3, 0]],
  ['unsorted deletes', [0, 1, 5, 2, 3, 1, 1, 1]],
  ['a client with two delete sets', [0, 2, 5, 1, 3, 1, 5, 1, 1, 1]],
  ['bad JSON', [1, 1, 5, 0, 5, 1, 1, 97, 1, 123, 0]],
  ['bad UTF-8', [1, 1, 5, 0, 4, 1, 1, 97, 1, 255, 0]],
])('refuses %s', (_, bytes) => {
  expect(isScanned(Uint8Array.from(bytes))).toBe(false);
});

test('never reads past the end of a view into a bigger buffer', () => {
  const whole = Uint8Array.from([1, 1, 5, 0, 4, 1, 1, 97, 9, ...Buffer.from('xsecrets!'), 0]);
  expect(isScanned(whole)).toBe(true);
  for (let end = 0; end < whole.length; end++) expect(isScanned(whole.subarray(0, end))).toBe(false);
});

test('an update nested too deeply is refused instead of exhausting the stack', () => {
  const deep = Uint8Array.from([
    1,
    1,
    5,
    0,
    8,
    1,
    1,
    97,
    1,
    ...Array.from({ length: 5_000 }, () => [117, 1]).flat(),
    126,
    0,
  ]);
  expect(isScanned(deep)).toBe(false);
});
