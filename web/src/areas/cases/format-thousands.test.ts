import { expect, test } from 'vitest';
import { formatThousands } from './format-thousands.ts';

test.for([
  [0, '$0K'],
  [500, '$0.5K'],
  [1_234, '$1.2K'],
  [42_000, '$42K'],
  [1_234_567, '$1,235K'],
] as const)('%i dollars are %s', ([dollars, words]) => {
  expect(formatThousands(dollars)).toBe(words);
});
