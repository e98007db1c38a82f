import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentsAtom } from './document-status.ts';
import { type DocumentTracker, trackDocument } from './document-tracker.ts';
import { isUnsent, noteOpened } from './kept-documents.ts';
import { appStore } from './store.ts';

const NAME = 'fap:doc:ana:room';
let tracker: DocumentTracker;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  noteOpened(NAME, 'ana');
  tracker = trackDocument('room', NAME);
});
afterEach(() => {
  tracker.close();
  vi.useRealTimers();
});

const status = () => appStore.get(documentsAtom).get('room');

test('a change is unstored until the server has stored every message of it', () => {
  tracker.setSynced(true);
  expect(status()).toMatchObject({ link: 'open', isStored: true });
  tracker.changed();
  tracker.setUnstored(2);
  expect(status()).toMatchObject({ link: 'open', isStored: false });
  tracker.setUnstored(1);
  expect(status()?.isStored).toBe(false);
  tracker.setUnstored(0);
  expect(status()?.isStored).toBe(true);
});

test('changes made offline stay unstored through the reconnect until they are stored', () => {
  tracker.setSynced(true);
  tracker.setSynced(false);
  tracker.lost();
  tracker.changed();
  expect(status()).toMatchObject({ link: 'lost', isStored: false });
  tracker.setUnstored(0);
  tracker.setUnstored(1);
  tracker.setSynced(true);
  expect(status()).toMatchObject({ link: 'open', isStored: false });
  tracker.setUnstored(0);
  expect(status()?.isStored).toBe(true);
});

test('only what is not stored soon is noted for the next visit, and leaving notes it at once', () => {
  tracker.setSynced(true);
  tracker.changed();
  tracker.setUnstored(1);
  tracker.setUnstored(0);
  vi.advanceTimersByTime(5_000);
  expect(isUnsent(NAME)).toBe(false);
  tracker.changed();
  tracker.setUnstored(1);
  expect(isUnsent(NAME)).toBe(false);
  window.dispatchEvent(new Event('pagehide'));
  expect(isUnsent(NAME)).toBe(true);
  tracker.setUnstored(0);
  expect(isUnsent(NAME)).toBe(false);
});

test('what was unsent at the last visit counts until it is stored', () => {
  tracker.changed();
  tracker.close();
  tracker = trackDocument('room', NAME);
  expect(status()).toMatchObject({ link: 'joining', isStored: false });
  tracker.setUnstored(1);
  tracker.setSynced(true);
  tracker.setUnstored(0);
  expect([status()?.isStored, isUnsent(NAME)]).toEqual([true, false]);
});

test('the device says sooner than the socket that it is offline', () => {
  tracker.setSynced(true);
  window.dispatchEvent(new Event('offline'));
  expect(status()?.link).toBe('lost');
  window.dispatchEvent(new Event('online'));
  expect(status()?.link).toBe('open');
});
