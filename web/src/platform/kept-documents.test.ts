import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  countUnsent,
  databaseName,
  forgetDocuments,
  forgetStaleDocuments,
  isUnsent,
  noteOpened,
  noteUnsent,
} from './kept-documents.ts';

const DAY_MS = 86_400_000;

/** Databases by name: what is deleted of them is what these tests are about. */
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
  noteOpened(name, accountId);
  databases.add(name);
  return name;
}
const later = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS);

test('signing out removes every copy of that person and nothing else', async () => {
  open('ana', 'room-1');
  noteUnsent(open('ana', 'room-2'), true);
  const bens = open('ben', 'room-1');
  await forgetDocuments('ana');
  expect([...databases]).toEqual(['keyval-store', bens]);
  expect(countUnsent('ana')).toBe(0);
});

test('copies of somebody else who used this browser go; their unsent changes wait a week for them', async () => {
  const own = open('ana', 'room-1');
  open('ben', 'room-1');
  const unsent = open('ben', 'room-2');
  noteUnsent(unsent, true);
  await forgetStaleDocuments('ana');
  expect([...databases]).toEqual(['keyval-store', own, unsent]);
  later(8);
  noteOpened(own, 'ana');
  await forgetStaleDocuments('ana');
  expect([...databases]).toEqual(['keyval-store', own]);
});

test('of one’s own the newest twenty of the last month stay, and whatever is unsent', async () => {
  const unsent = open('ana', 'old-and-unsent');
  noteUnsent(unsent, true);
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

test('databases that no list knows are removed where the browser names them', async () => {
  databases.add(databaseName('ana', 'unknown'));
  await forgetStaleDocuments('ana');
  expect([...databases]).toEqual(['keyval-store']);
});

test('opening a copy again forgets nothing of what was unsent; once it is sent it counts no more', () => {
  const name = open('ana', 'room-1');
  noteUnsent(name, true);
  noteOpened(name, 'ana');
  expect([isUnsent(name), countUnsent('ana'), countUnsent('ben')]).toEqual([true, 1, 0]);
  noteUnsent(name, false);
  expect([isUnsent(name), countUnsent('ana')]).toEqual([false, 0]);
});
