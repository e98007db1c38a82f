import { expect, test } from 'vitest';
import { pollUntil } from './poll-until.ts';

test('gives what was read when it first holds', async () => {
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

test('gives what was read last when it takes too long', async () => {
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
