import { describe, expect, it } from 'vitest';
import { formatCountdown, nextScanAt, scanSlotStart } from './stages.ts';

describe('the schedule of scans', () => {
  it.each([
    ['2026-03-02T00:00:00.000Z', '2026-03-02T00:00:00.000Z', '2026-03-02T06:00:00.000Z'],
    ['2026-03-02T05:59:59.999Z', '2026-03-02T00:00:00.000Z', '2026-03-02T06:00:00.000Z'],
    ['2026-03-02T18:00:00.001Z', '2026-03-02T18:00:00.000Z', '2026-03-03T00:00:00.000Z'],
  ])('at %s began at %s and goes on at %s', (now, begun, next) => {
    expect(scanSlotStart(new Date(now)).toISOString()).toBe(begun);
    expect(nextScanAt(new Date(now)).toISOString()).toBe(next);
  });

  it.each([
    ['2026-03-02T01:37:00Z', '4h 23m'],
    ['2026-03-02T05:59:30Z', '0h 0m'],
    ['2026-03-02T07:00:00Z', '0h 0m'],
  ])('counts down from %s as %s', (now, text) => {
    expect(formatCountdown(new Date(now), new Date('2026-03-02T06:00:00Z'))).toBe(text);
  });
});
