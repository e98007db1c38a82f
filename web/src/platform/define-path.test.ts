import { expect, test } from 'vitest';
import { definePath } from './define-path.ts';

const compare = definePath('/evidence/:id/compare/:otherId', ['tab', 'page']);

test('a path gives its pattern and links with their parameters in order', () => {
  expect(compare.pattern).toBe('/evidence/:id/compare/:otherId');
  expect(compare('one', 'two')).toBe('/evidence/one/compare/two');
});

test('escapes parameters and query values, so that none leaves its part of the URL', () => {
  const link = new URL(compare('a/b?c#d', '%2F', { tab: 'x&page=9' }), 'http://here.test');
  expect(link.pathname.split('/').map(decodeURIComponent)).toEqual([
    '',
    'evidence',
    'a/b?c#d',
    'compare',
    '%2F',
  ]);
  expect([...link.searchParams]).toEqual([['tab', 'x&page=9']]);
  expect(link.hash).toBe('');
});

test('leaves unset query parameters out', () => {
  expect(compare('a', 'b', { tab: '', page: undefined })).toBe('/evidence/a/compare/b');
  expect(compare('a', 'b', { page: 2 })).toBe('/evidence/a/compare/b?page=2');
  expect(definePath('/clusters')()).toBe('/clusters');
});

test('a link with a missing parameter or an unknown query name does not compile', () => {
  // @ts-expect-error the second parameter is missing
  compare('a');
  // @ts-expect-error no such name
  compare('a', 'b', { colour: 'red' });
  // @ts-expect-error this path has no query
  definePath('/clusters')({ tab: 'x' });
});
