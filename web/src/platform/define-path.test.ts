import { expect, test } from 'vitest';
import { definePath } from './define-path.ts';

const compare = definePath('/evidence/:id/compare/:otherId', ['tab', 'page']);

test('a path gives its pattern and links with their parameters in order', () => {
  expect(compare.pattern).toBe('/evidence/:id/compare/:otherId');
  expect(compare('one', 'two')).toBe('/evidence/one/compare/two');
});

test('whatever a parameter or a query holds, it stays inside its part of the address', () => {
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

test('what is not set is left out of the query', () => {
  expect(compare('a', 'b', { tab: '', page: undefined })).toBe('/evidence/a/compare/b');
  expect(compare('a', 'b', { page: 2 })).toBe('/evidence/a/compare/b?page=2');
  expect(definePath('/clusters')()).toBe('/clusters');
});

test('a link with a missing parameter or an unknown name in its query does not compile', () => {
  // @ts-expect-error the second parameter is missing
  compare('a');
  // @ts-expect-error no such name
  compare('a', 'b', { colour: 'red' });
  // @ts-expect-error this path has no query
  definePath('/clusters')({ tab: 'x' });
});
