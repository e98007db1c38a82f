import { expect, test } from 'vitest';
import { CODINGS, chooseCoding } from './content-coding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1, identity;q=0.5', 'identity'],
  ['gzip;q=0', 'identity'],
  ['gzip;q=nonsense', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity, gzip', 'gzip'],
  ['deflate', 'identity'],
  ['brotli', 'identity'],
  ['identity;q=0', null],
  ['*;q=0', null],
  ['gzip;q=0.001, *;q=0', 'gzip'],
] as const)('a request with the header %j gets %s', (header, coding) => {
  expect(chooseCoding(header, CODINGS)).toBe(coding);
});

test('what is not there is not chosen', () => {
  expect(chooseCoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(chooseCoding('br, gzip', [])).toBe('identity');
  expect(chooseCoding('br, gzip, identity;q=0', [])).toBeNull();
});
