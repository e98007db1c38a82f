import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  countUnsent,
  databaseName,
  forgetDocuments,
  forgetStaleDocuments,
  isUnsent,
  knownGeneration,
  recordGeneration,
  recordOpened,
  setUnsent,
} from './kept-documents.ts';

const DAY_MS = 86_400_000;

/** A fake IndexedDB: the names of its databases. */
let databases: Set<string>;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
  databases = new Set(['keyval-store']);
  vi.stubGlobal('indexedDB', {
    databases: async () => [...databases].map((name) => ({ name })),
    deleteDatabase: (name: string) => {
      const request: { onsuccess?: () => void } = {};
      queueMicrotask(() => {
        databases.delete(name);
        request.onsuccess?.();
      });
      return request;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(accountId: string, room: string): string {
  const name = databaseName(accountId, room);
  recordOpened(name, accountId);
  databases.add(name);
  return name;
}
const later = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS);

test('signing out deletes all copies of that account and nothing else', async () => {
  open('ana', 'room-1');
  setUnsent(open('ana', 'room-2'), true);
  const bens = open('ben', 'room-1');
  await forgetDocuments('ana');
  expect([...databases]).toEqual(['keyval-store', bens]);
  expect(countUnsent('ana')).toBe(0);
});

test('deletes copies of other accounts, and keeps their unsent changes for a week', async () => {
  const own = open('ana', 'room-1');
  open('ben', 'room-1');
  const unsent = open('ben', 'room-2');
  setUnsent(unsent, true);
  await forgetStaleDocuments('ana');
  expect([...databases]).toEqual(['keyval-store', own, unsent]);
  later(8);
  recordOpened(own, 'ana');
  await forgetStaleDocuments('ana');
  expect([...databases]).toEqual(['keyval-store', own]);
});

test('keeps the newest twenty own copies of the last month, and all unsent ones', async () => {
  const unsent = open('ana', 'old-and-unsent');
  setUnsent(unsent, true);
  open('ana', 'old');
  later(31);
  const names: string[] = [];
  for (let index = 0; index < 25; index++) {
    vi.setSystemTime(Date.now() + 1_000);
    names.push(open('ana', `room-${index}`));
  }
  await forgetStaleDocuments('ana');
  expect([...databases].sort()).toEqual(['keyval-store', unsent, ...names.slice(-20)].sort());
});

test('deletes databases without a record where the browser can list them', async () => {
  databases.add(databaseName('ana', 'unknown'));
  await forgetStaleDocuments('ana');
  expect([...databases]).toEqual(['keyval-store']);
});

test('reopening a copy keeps it unsent until its changes are sent', () => {
  const name = open('ana', 'room-1');
  setUnsent(name, true);
  recordOpened(name, 'ana');
  expect([isUnsent(name), countUnsent('ana'), countUnsent('ben')]).toEqual([true, 1, 0]);
  setUnsent(name, false);
  expect([isUnsent(name), countUnsent('ana')]).toEqual([false, 0]);
});

test('a copy of a redacted document has another name, which sign-out deletes too', async () => {
  expect(knownGeneration('room-1')).toBe(0);
  const old = open('ana', 'room-1');
  recordGeneration('room-1', 4);
  const name = databaseName('ana', 'room-1', knownGeneration('room-1'));
  expect(name).not.toBe(old);
  expect(knownGeneration('room-2')).toBe(0);
  recordOpened(name, 'ana');
  databases.add(name);
  await forgetDocuments('ana');
  expect([...databases]).toEqual(['keyval-store']);
});
