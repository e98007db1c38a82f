import type { Notice } from '@fap/shared/notices/inbox-contract.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { groupNotices } from './group-notices.ts';
import { noteVisit } from './visits.ts';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-03-01T10:00:00.000Z');
const at = (minutes: number) => START + minutes * MINUTE_MS;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: START });
  return () => vi.useRealTimers();
});

test('nobody was away before the first visit, nor after a reload', () => {
  expect(noteVisit('one')).toBeNull();
  vi.setSystemTime(at(9));
  expect(noteVisit('one')).toBeNull();
});

test('ten minutes without a sign of life end a visit, and a reload keeps the time away', () => {
  noteVisit('one');
  vi.setSystemTime(at(45));
  const away = { from: at(0), to: at(45) };
  expect(noteVisit('one')).toEqual(away);
  vi.setSystemTime(at(50));
  expect(noteVisit('one')).toEqual(away);
  expect(noteVisit('other'), 'another account has its own').toBeNull();
});

test.for(['{', '"x"', '{"seenAt":"x","away":null}', 'null'])(
  'a spoilt note %s counts as no visit',
  (text) => {
    localStorage.setItem('visit one', text);
    expect(noteVisit('one')).toBeNull();
  },
);

test('notices are grouped by the time away, and without one not at all', () => {
  const noticeAt = (minutes: number) => ({ at: new Date(at(minutes)).toISOString() }) as Notice;
  const all = [noticeAt(50), noticeAt(30), noticeAt(-10)];
  expect(groupNotices(all, null)).toEqual([{ heading: null, notices: all }]);
  const groups = groupNotices(all, { from: at(0), to: at(45) });
  expect(groups.map(({ heading, notices }) => [heading, notices.length])).toEqual([
    ['New', 1],
    ['While you were away', 1],
    ['Earlier', 1],
  ]);
  expect(groupNotices(all.slice(2), { from: at(0), to: at(45) })).toEqual([
    { heading: null, notices: all.slice(2) },
  ]);
});
