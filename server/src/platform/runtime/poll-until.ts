import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 150;

/**
 * Polls until a condition holds; returns the last value after the time-out. For work of other processes that a request
 * may wait for.
 */
export async function pollUntil<T>(
  read: () => Promise<T>,
  holds: (value: T) => boolean,
  limitMs: number,
): Promise<T> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const value = await read();
    if (holds(value) || performance.now() >= deadline) return value;
    await sleep(LOOK_EVERY_MS);
  }
}
