import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentsAtom } from './document-status.ts';
import { type DocumentTracker, trackDocument } from './document-tracker.ts';
import { isUnsent, recordOpened } from './kept-documents.ts';
import { appStore } from './store.ts';

const NAME = 'fap:doc:ana:room';
let tracker: DocumentTracker;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  recordOpened(NAME, 'ana');
  tracker = trackDocument('room', NAME);
});
afterEach(() => {
  tracker.close();
  vi.useRealTimers();
});

const status = () => appStore.get(documentsAtom).get('room');

test('a change counts as unstored until the server has stored all its messages', () => {
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

test('records unsent changes for the next visit after a while, and at once when the page is left', () => {
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

test('changes that were unsent at the last visit count until they are stored', () => {
  tracker.changed();
  tracker.close();
  tracker = trackDocument('room', NAME);
  expect(status()).toMatchObject({ link: 'joining', isStored: false });
  tracker.setUnstored(1);
  tracker.setSynced(true);
  tracker.setUnstored(0);
  expect([status()?.isStored, isUnsent(NAME)]).toEqual([true, false]);
});

test('changes that the server refused are not recorded for the next visit when the page is left', () => {
  tracker.setSynced(true);
  tracker.changed();
  tracker.lost();
  tracker.refused();
  window.dispatchEvent(new Event('pagehide'));
  expect(isUnsent(NAME)).toBe(false);
});

test('notices an offline device before the socket does', () => {
  tracker.setSynced(true);
  window.dispatchEvent(new Event('offline'));
  expect(status()?.link).toBe('lost');
  window.dispatchEvent(new Event('online'));
  expect(status()?.link).toBe('open');
});
