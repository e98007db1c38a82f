import { expect, test } from 'vitest';
import { isEnglish } from './is-english.ts';

test.each(['This number is not known', 'The file has 12 pages'])('%s is an English sentence', (line) => {
  expect(isEnglish(line)).toBe(true);
});

test.each([
  'El archivo tiene 12 páginas',
  'case-4026474a-be32 for victim@demo.test',
  'case-4026474a-be32 for [EMAIL_1]',
  'the',
])('%s is none', (line) => {
  expect(isEnglish(line)).toBe(false);
});
