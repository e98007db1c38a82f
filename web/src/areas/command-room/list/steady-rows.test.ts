import { describe, expect, it } from 'vitest';
import { computeLead, shiftOf } from './steady-rows.ts';

const listOf = (ids: string) => [...ids].map((id) => ({ id }));
const seen = (ids: string, from: number, to: number) => ({ clusters: listOf(ids), from, to });

describe('the visible cards', () => {
  it('shift by the number of cards added or removed above them', () => {
    expect(shiftOf(seen('abcdef', 3, 6), listOf('xyabcdef'))).toBe(2);
    expect(shiftOf(seen('abcdef', 3, 6), listOf('bcdef'))).toBe(-1);
    expect(shiftOf(seen('abcdef', 3, 6), listOf('abcdefgh'))).toBe(0);
  });

  it('do not follow one of them that moved to the top', () => {
    expect(shiftOf(seen('abcdef', 2, 6), listOf('cabdef'))).toBe(0);
    // Moving a card to the top shifts those above its old position by one.
    expect(shiftOf(seen('abcdef', 2, 6), listOf('fabcde'))).toBe(1);
  });

  it('have no shift in a list without any of them', () => {
    expect(shiftOf(seen('abcdef', 3, 6), listOf('xyz'))).toBeNull();
    expect(shiftOf(seen('abcdef', 3, 6), [])).toBeNull();
  });

  it.each([1, 2, 3])('keep their columns in a grid of %i, whatever is added on top', (columns) => {
    for (let lead = 0; lead < columns; lead += 1)
      for (let shift = -5; shift <= 5; shift += 1) {
        const after = computeLead(lead, shift, columns);
        expect(after).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThan(columns);
        expect((10 + shift + after) % columns).toBe((10 + lead) % columns);
      }
  });
});
