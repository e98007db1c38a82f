import { expect, test } from 'vitest';
import { NoOpMemory } from './no-op-memory.ts';

const large = (fill: number) => new Uint8Array(4_096).fill(fill);

test('equal bytes are recognised, also in another buffer, and no others', () => {
  const memory = new NoOpMemory();
  const padded = new Uint8Array(5_000).fill(1);
  memory.add(padded.subarray(10, 4_106));
  padded.fill(9);
  expect(memory.has(large(1))).toBe(true);
  expect(memory.has(large(9))).toBe(false);
  expect(memory.has(new Uint8Array(4_097).fill(1))).toBe(false);
});

test('only the latest two updates are kept, and no small or huge ones', () => {
  const memory = new NoOpMemory();
  for (const fill of [1, 2, 3]) memory.add(large(fill));
  expect([1, 2, 3].map((fill) => memory.has(large(fill)))).toEqual([false, true, true]);
  const [small, huge] = [new Uint8Array(100), new Uint8Array(2 * 1024 * 1024)];
  memory.add(small);
  memory.add(huge);
  expect([memory.has(small), memory.has(huge), memory.has(large(3))]).toEqual([false, false, true]);
});
