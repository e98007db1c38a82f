import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyUpdate, Doc, transact } from 'yjs';
import { keepListsTrimmed } from './trim-lists.ts';

const [WRITERS, LETTERS] = [100, 1_500];

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const heapBytes = () => {
  // What the first one frees may let go of more.
  for (let times = 0; times < 3; times += 1) collect();
  return process.memoryUsage().heapUsed;
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Applies what many wrote, letter by letter, as one change. */
function load(doc: Doc): void {
  const updates: Uint8Array[] = [];
  for (let writer = 0; writer < WRITERS; writer += 1) {
    const theirs = new Doc();
    theirs.on('update', (update) => updates.push(update));
    const text = theirs.getText(`notes ${writer}`);
    for (let letter = 0; letter < LETTERS; letter += 1) text.insert(letter, 'a');
  }
  transact(doc, () => {
    for (const update of updates) applyUpdate(doc, update);
  });
}

test('a document that loaded a busy hour keeps the memory of what is left of it', () => {
  const doc = new Doc();
  keepListsTrimmed(doc);
  load(doc);
  const lengths = () => [...doc.store.clients.values()].map(({ length }) => length);
  const merged = lengths();
  expect(Math.max(...merged)).toBeLessThan(3);
  const before = heapBytes();
  vi.advanceTimersByTime(10_000);
  expect(before - heapBytes()).toBeGreaterThan(WRITERS * LETTERS * 4);
  expect(lengths()).toEqual(merged);
  expect(doc.getText('notes 3').length).toBe(LETTERS);
});

test('nothing is left to do when the document is gone', () => {
  const doc = new Doc();
  keepListsTrimmed(doc);
  doc.getText().insert(0, 'a');
  doc.getText().insert(1, 'b');
  expect(vi.getTimerCount()).toBe(1);
  doc.destroy();
  expect(vi.getTimerCount()).toBe(0);
});
