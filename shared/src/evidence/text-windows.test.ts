import { describe, expect, test } from 'vitest';
import { windowsOf } from './text-windows.ts';

const SIZE = 50_000;
const LONGEST = 2_500;

describe('windows of a long text', () => {
  test.for([
    ['words', (length: number) => 'some words '.repeat(length / 11 + 1)],
    ['no white space at all', (length: number) => 'x'.repeat(length)],
    ['characters of two units', (length: number) => '🐕'.repeat(length / 2)],
    ['nothing but white space', (length: number) => ' \n'.repeat(length / 2)],
  ] as const)('cover it, each place once, with room around (%s)', ([, make]) => {
    for (const length of [10, SIZE, SIZE + 1, SIZE * 2, SIZE * 3 + 7, SIZE * 4]) {
      const text = make(length).slice(0, length).toWellFormed();
      const windows = windowsOf(text, SIZE);
      expect(windows[0]).toMatchObject({ start: 0, ownStart: 0 });
      expect(windows.at(-1)).toMatchObject({ end: text.length, ownEnd: text.length });
      for (const [index, { start, end, ownStart, ownEnd }] of windows.entries()) {
        expect(end - start).toBeLessThanOrEqual(SIZE);
        expect(ownStart).toBe(windows[index - 1]?.ownEnd ?? 0);
        if (index > 0) expect(ownStart - start).toBeGreaterThanOrEqual(LONGEST);
        if (end < text.length) expect(end - ownEnd).toBeGreaterThanOrEqual(LONGEST);
        expect(text.slice(start, end).isWellFormed()).toBe(true);
      }
    }
  });

  test('begin and end between words', () => {
    const text = 'abcdefgh ijkl\n'.repeat(10_000);
    for (const { start, end } of windowsOf(text, SIZE)) {
      expect(start === 0 || /\s/u.test(text[start - 1] ?? '')).toBe(true);
      expect(end === text.length || /\s/u.test(text[end] ?? '')).toBe(true);
    }
  });
});
