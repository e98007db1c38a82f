import { type Loss, retryWindowMs } from '@fap/shared/kernel/reconnect-delay.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Reconnector } from './reconnector.ts';

const CLIENTS = 1_000;
const BUCKET_MS = 100;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const client of opened.splice(0)) client.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const opened: Reconnector[] = [];
function open(connect: () => void, random?: () => number): Reconnector {
  const client = random ? new Reconnector(connect, random) : new Reconnector(connect);
  opened.push(client);
  return client;
}

/** Deterministic random numbers, so that the bounds below always hold. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Attempts per 100 ms of a thousand clients whose server is down for some seconds. */
function triesPerBucket(loss: Loss, downMs: number): { buckets: number[]; backAfterMs: number } {
  const startedAt = Date.now();
  const buckets: number[] = [];
  const random = seededRandom(11);
  let waiting = CLIENTS;
  let backAfterMs = 0;
  for (let index = 0; index < CLIENTS; index++) {
    const client = open(() => {
      const sinceMs = Date.now() - startedAt;
      const bucket = Math.floor(sinceMs / BUCKET_MS);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
      if (sinceMs < downMs) return client.lost('lost');
      client.succeeded();
      waiting -= 1;
      backAfterMs = sinceMs;
    }, random);
    client.lost(loss);
  }
  vi.advanceTimersByTime(120_000);
  expect(waiting, 'everybody is back').toBe(0);
  return { buckets, backAfterMs };
}

describe('a thousand clients', () => {
  test('make at most 40 attempts within 100 ms after a restart, and are all connected within 25 s', () => {
    const { buckets, backAfterMs } = triesPerBucket('restart', 3_000);
    expect(Math.max(...buckets.filter((tries) => tries > 0))).toBeLessThanOrEqual(40);
    expect(backAfterMs).toBeLessThan(25_000);
  });

  test('make at most 110 attempts within 100 ms after a crash', () => {
    const { buckets } = triesPerBucket('lost', 5_000);
    expect(Math.max(...buckets.filter((tries) => tries > 0))).toBeLessThanOrEqual(110);
  });
});

test('the backoff window doubles up to a cap, and begins wider after a restart', () => {
  expect([0, 1, 2, 3, 4, 5].map((attempt) => retryWindowMs(attempt, 'lost'))).toEqual([
    1_600, 3_200, 6_400, 12_800, 20_000, 20_000,
  ]);
  expect([0, 1, 2, 3].map((attempt) => retryWindowMs(attempt, 'restart'))).toEqual([
    6_000, 6_000, 6_400, 12_800,
  ]);
});

test('retries at once when the device comes online or the page becomes visible, and never while offline', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const connect = vi.fn();
  const client = open(connect);
  client.lost('lost');
  vi.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(connect).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(connect).toHaveBeenCalledTimes(1);

  client.lost('restart');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(connect).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(connect, 'the timer of the same loss is gone').toHaveBeenCalledTimes(2);
});

test('does not retry while connected or after a stop', () => {
  const connect = vi.fn();
  const client = open(connect);
  client.lost('lost');
  client.succeeded();
  window.dispatchEvent(new Event('online'));
  client.lost('lost');
  client.stop();
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(connect).not.toHaveBeenCalled();
});

test('what fails after the stop begins no new attempt', () => {
  const connect = vi.fn();
  const client = open(connect);
  client.lost('lost');
  client.stop();
  // The attempt that was under way then.
  client.lost('lost');
  vi.advanceTimersByTime(60_000);
  expect(connect).not.toHaveBeenCalled();
});

test('a success resets the backoff', () => {
  const delays: number[] = [];
  let lostAt = 0;
  const client = open(
    () => delays.push(Date.now() - lostAt),
    () => 0.999,
  );
  const lose = () => {
    lostAt = Date.now();
    client.lost('lost');
    vi.advanceTimersByTime(30_000);
  };
  lose();
  lose();
  lose();
  client.succeeded();
  lose();
  expect(delays.map((ms) => Math.round(ms / 100))).toEqual([16, 32, 64, 16]);
});
