import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs';
import { gatherUpdates } from './gather-updates.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const OTHERS = 'the connection';
const STORE = 'the store';

/** A document of this window and one of somebody else, whose changes arrive here. */
function openPair() {
  const [here, there] = [new Doc(), new Doc()];
  const stored: Uint8Array[] = [];
  there.on('update', (update: Uint8Array) => applyUpdate(here, update, OTHERS));
  return { here, there, stored, gathered: gatherUpdates(here, STORE, (update) => stored.push(update)) };
}

/** What a later visit reads from the store. */
function readBack(stored: readonly Uint8Array[]): string {
  const doc = new Doc();
  for (const update of stored) applyUpdate(doc, update, STORE);
  return doc.getText('words').toString();
}

describe('gatherUpdates', () => {
  it('stores a hundred updates of others as one, a while later', () => {
    const { there, stored } = openPair();
    for (let at = 0; at < 100; at += 1) there.getText('words').insert(at, String(at % 10));
    expect(stored).toEqual([]);
    vi.runAllTimers();
    expect(stored).toHaveLength(1);
    expect(readBack(stored)).toBe('0123456789'.repeat(10));
  });

  it('stores an own update at once, with all it rests on', () => {
    const { here, there, stored } = openPair();
    there.getText('words').insert(0, 'theirs');
    here.getText('words').insert(6, ', ours');
    expect(readBack(stored)).toBe('theirs, ours');
    vi.runAllTimers();
    expect(stored).toHaveLength(1);
  });

  it('does not store again what was read from the store', () => {
    const { here, stored } = openPair();
    const kept = new Doc();
    kept.getText('words').insert(0, 'kept');
    applyUpdate(here, encodeStateAsUpdate(kept), STORE);
    vi.runAllTimers();
    expect(stored).toEqual([]);
  });

  it('stores what is gathered when it stops, and nothing after', () => {
    const { there, stored, gathered } = openPair();
    there.getText('words').insert(0, 'before');
    gathered.stop();
    expect(readBack(stored)).toBe('before');
    there.getText('words').insert(6, ' and after');
    vi.runAllTimers();
    expect(stored).toHaveLength(1);
  });
});
