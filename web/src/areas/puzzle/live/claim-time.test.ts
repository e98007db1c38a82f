import type { Claim } from '@fap/shared/puzzle/entities.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { serverNowMs, syncServerClock } from '../../../platform/server-clock.ts';
import { computeTakeoverSeconds, formatCountdown } from './claim-time.ts';

const SERVER_MS = Date.parse('2026-11-20T10:00:00.000Z');
const claim: Claim = {
  id: 'claim-1',
  layer: 6,
  holder: { id: 'ana', displayName: 'Ana Alder' },
  expiresAt: new Date(SERVER_MS + 540_000).toISOString(),
  takeoverRequestedBy: { id: 'ben', displayName: 'Ben Birch' },
  takeoverRequestedAt: new Date(SERVER_MS - 12_400).toISOString(),
};

afterEach(() => {
  vi.useRealTimers();
  syncServerClock(new Date(0).toISOString(), 0);
});

test('every device shows the same time left, however wrong its clock is [PZ20]', () => {
  vi.useFakeTimers();
  const shown = [0, 3_600_000, -3_600_000, 86_400_000, -777].map((skewMs) => {
    vi.setSystemTime(SERVER_MS + skewMs);
    syncServerClock(new Date(SERVER_MS).toISOString(), Date.now());
    vi.advanceTimersByTime(5_000);
    return `${formatCountdown(claim.expiresAt, serverNowMs())} ${computeTakeoverSeconds(claim, serverNowMs())}`;
  });
  expect(shown).toEqual(Array.from({ length: 5 }, () => '8:55 43'));
});

test('a claim can be taken over one minute after the request', () => {
  const askedMs = SERVER_MS - 12_400;
  expect([59_999, 60_000, 99_000].map((ms) => computeTakeoverSeconds(claim, askedMs + ms))).toEqual([
    1, 0, 0,
  ]);
});
