import { expect, test } from 'vitest';
import { pollUntil } from './poll-until.ts';

test('returns the first value for which the condition holds', async () => {
  let reads = 0;
  expect(
    await pollUntil(
      async () => (reads += 1),
      (value) => value === 3,
      10_000,
    ),
  ).toBe(3);
  expect(reads).toBe(3);
});

test('returns the last value after the time-out', async () => {
  const startedAt = performance.now();
  expect(
    await pollUntil(
      async () => 'still',
      () => false,
      300,
    ),
  ).toBe('still');
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test('rejects when reading fails', async () => {
  const read = () => Promise.reject(new Error('gone'));
  await expect(pollUntil(read, () => true, 300)).rejects.toThrow('gone');
});
