import { describe, expect, it } from 'vitest';
import { secondsAgo } from './seconds-ago.ts';

describe('a heartbeat', () => {
  it('is shown to the second, never in the future', () => {
    const at = '2026-03-01T09:00:00.000Z';
    const after = (seconds: number) => secondsAgo(at, Date.parse(at) + seconds * 1000);
    expect([-3, 0, 12.4, 59, 61, 185].map(after)).toEqual([
      '0 s ago',
      '0 s ago',
      '12 s ago',
      '59 s ago',
      '1 min 1 s ago',
      '3 min 5 s ago',
    ]);
  });
});
