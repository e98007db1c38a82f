import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinsByItself, matchPercent } from './match-score.ts';

const evidence = fc.record({
  sharedHardIdentifiers: fc.nat(20),
  textSimilarity: fc.double({ min: 0, max: 1, noNaN: true }),
});

test('words alone never join, one shared identifier always does', () => {
  fc.assert(
    fc.property(evidence, (given) => {
      expect(joinsByItself({ ...given, sharedHardIdentifiers: 0 })).toBe(false);
      expect(joinsByItself({ ...given, sharedHardIdentifiers: given.sharedHardIdentifiers + 1 })).toBe(true);
      expect(matchPercent({ ...given, sharedHardIdentifiers: 0 })).toBeLessThanOrEqual(80);
    }),
  );
});

test('more in common is never less alike, and nothing is above 100 %', () => {
  fc.assert(
    fc.property(evidence, (given) => {
      const score = matchPercent(given);
      expect(score).toBeLessThanOrEqual(100);
      expect(score).toBeGreaterThanOrEqual(0);
      const more = { ...given, sharedHardIdentifiers: given.sharedHardIdentifiers + 1 };
      expect(matchPercent(more)).toBeGreaterThanOrEqual(score);
      const closer = { ...given, textSimilarity: Math.min(1, given.textSimilarity + 0.1) };
      expect(matchPercent(closer)).toBeGreaterThanOrEqual(score);
    }),
  );
});
