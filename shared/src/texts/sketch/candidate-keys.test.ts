import { describe, expect, test } from 'vitest';
import { sketchText } from './text-sketch.ts';

const keysOf = (text: string): Set<number> => new Set(sketchText(text)?.bands);
const shared = (a: string, b: string): number => {
  const own = keysOf(a);
  return [...keysOf(b)].filter((key) => own.has(key)).length;
};

describe('keys', () => {
  const TOLD = 'Your parcel could not be delivered, please confirm the outstanding customs fee';

  test('two messages of one campaign share some despite different slots and words', () => {
    const other =
      'Evri: a parcel was not delivered. Confirm your customs fee of £1.99 at https://evri-fee.example/u';
    expect(shared(TOLD, other)).toBeGreaterThanOrEqual(3);
  });

  test('the most selective come first, and an unlike text shares none', () => {
    const [first] = sketchText(TOLD)?.bands ?? [];
    expect(first).toBe(sketchText(TOLD.toUpperCase())?.bands[0]);
    expect(shared(TOLD, 'Grandpa, I had an accident and my lawyer needs bail tonight')).toBe(0);
  });
});
