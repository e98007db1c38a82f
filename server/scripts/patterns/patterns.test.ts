import { expect, test } from 'vitest';
import { findFault } from './judge-pattern.ts';
import { findWrittenPatterns, mergePatterns } from './written-patterns.ts';

const SLOW: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a repetition inside another', /^(?:\d+)+$/u],
  ['spaces before a line’s date', /^\s*\[?\d{1,2}[./]\d{1,2}/gmu],
  ['digits before a currency', /\b\d[\d.,']*\s?(?:dollars|euros)\b/giu],
  ['a run cut off at the end', /[.,;:!?)\]]+$/u],
  ['two optional gaps', /account[ \t]*[:#]?[ \t]*\d/giu],
];

test.each(SLOW)('an expression with superlinear time is refused: %s', async (_, pattern) => {
  expect(await findFault(pattern.source, pattern.flags)).toMatch(/slow on/u);
});

const FAST: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a plain word', /\bparcel\b/giu],
  ['a gap with a bound, which the checker alone would refuse', /\bfee\b.{0,40}\b(?:doubled|grows)\b/iu],
  ['a run that begins at its beginning only', /(?<![\w-])[\w-]+\.exe\b/giu],
];

test.each(FAST)('an expression with linear time is accepted: %s', async (_, pattern) => {
  expect(await findFault(pattern.source, pattern.flags)).toBeNull();
});

test('every expression of a file is found with its line, and built ones are marked', () => {
  const file =
    "const a = /x+/gu;\n// never /y/\nconst b = 'no /z/';\nconst c = new RegExp(b);\nconst d = /x+/gu;";
  const { literals, built } = findWrittenPatterns('shared/src/a.ts', file);
  expect(mergePatterns(literals)).toEqual([
    { source: 'x+', flags: 'gu', places: ['shared/src/a.ts:1', 'shared/src/a.ts:5'] },
  ]);
  expect(built).toEqual(['shared/src/a.ts:4']);
});
