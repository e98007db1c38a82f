import { defineEndpoint } from '@fap/shared/kernel/endpoint.ts';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../app/providers.tsx';
import { pages, usePages } from './pages.ts';
import { queryClient } from './query.ts';

const toySchema = v.object({ id: v.string() });
const query = v.object({
  q: v.optional(v.string()),
  limit: v.optional(v.string()),
  cursor: v.optional(v.string()),
});
const endpoint = defineEndpoint({
  method: 'GET',
  path: '/api/toys',
  summary: 'Toys',
  access: 'signed-in',
  query,
  responses: { 200: v.object({ toys: v.array(toySchema), nextCursor: v.nullable(v.string()) }) },
});
const arrayEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/toy-array',
  summary: 'Toys as an array',
  access: 'signed-in',
  query,
  responses: { 200: v.array(toySchema) },
});
const countsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/toy-counts',
  summary: 'How many toys there are',
  access: 'signed-in',
  query,
  responses: { 200: v.object({ all: v.number() }) },
});
const toyPages = pages(endpoint, { itemsOf: ({ toys }) => toys, idOf: ({ id }) => id });

/** The server's items, newest first, in pages of two with the last id as cursor. */
let toys: string[];
let requested: string[];
let isAway: boolean;
let gate: Promise<void>;

beforeEach(() => {
  toys = ['e', 'd', 'c', 'b', 'a'];
  requested = [];
  isAway = false;
  gate = Promise.resolve();
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    requested.push(url);
    await gate;
    signal?.throwIfAborted();
    if (isAway) return new Response('away', { status: 503 });
    const { pathname, searchParams } = new URL(url, 'http://toys');
    if (pathname === '/api/toy-counts') return Response.json({ all: toys.length });
    const fitting = toys.filter((id) => id.includes(searchParams.get('q') ?? ''));
    const from = fitting.indexOf(searchParams.get('cursor') ?? '') + 1;
    const limit = Number(searchParams.get('limit') ?? 2);
    const page = fitting.slice(from, from + limit).map((id) => ({ id }));
    const last = from + limit < fitting.length ? page.at(-1)?.id : undefined;
    if (pathname === '/api/toys') return Response.json({ toys: page, nextCursor: last ?? null });
    const link = last ? { link: `<${pathname}?cursor=${last}>; rel="next"` } : {};
    return Response.json(page, { headers: { ...link, 'x-total-count': String(fitting.length) } });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const show = (q?: string) =>
  renderHook(({ q }: { q?: string }) => usePages(toyPages, { query: q ? { q } : {} }), {
    wrapper: Providers,
    initialProps: q ? { q } : {},
  }).result;
type Shown = ReturnType<typeof show>;
const ids = ({ current: { items } }: Shown) => items?.map(({ id }) => id).join('');
const shows = (shown: Shown, expected: string) => waitFor(() => expect(ids(shown)).toBe(expected));
async function loadMore(shown: Shown, expected: string) {
  act(() => shown.current.loadMore());
  await shows(shown, expected);
}

test('loads one page after the other until there are no more', async () => {
  const shown = show();
  await shows(shown, 'ed');
  await loadMore(shown, 'edcb');
  expect(shown.current.hasMore).toBe(true);
  await loadMore(shown, 'edcba');
  expect(shown.current.hasMore).toBe(false);
  expect(requested).toEqual(['/api/toys', '/api/toys?cursor=d', '/api/toys?cursor=b']);
});

test('a new item on top moves the others down, closes no page and makes no duplicate', async () => {
  const shown = show();
  await shows(shown, 'ed');
  await loadMore(shown, 'edcb');
  toys = ['f', ...toys];
  act(() => shown.current.refetch());
  await shows(shown, 'fedc');
  expect(shown.current.items).toHaveLength(4);
});

test('a refetch and loading the next page wait for each other, so that neither cancels the other', async () => {
  const shown = show();
  await shows(shown, 'ed');
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  act(() => shown.current.loadMore());
  await waitFor(() => expect(shown.current.isLoadingMore).toBe(true));
  toys = ['f', ...toys];
  act(() => {
    shown.current.refetch();
    shown.current.refetch();
    shown.current.loadMore();
  });
  open();
  await shows(shown, 'fedcba');
  // The next page, one refetch of both, the next page.
  expect(requested.slice(1)).toEqual([
    '/api/toys?cursor=d',
    '/api/toys',
    '/api/toys?cursor=e',
    '/api/toys?cursor=c',
  ]);
});

test('a failed page keeps the loaded ones and can be retried', async () => {
  const shown = show();
  await shows(shown, 'ed');
  isAway = true;
  act(() => shown.current.loadMore());
  await waitFor(() => expect(shown.current.isMoreFailed).toBe(true));
  expect([ids(shown), shown.current.isError]).toEqual(['ed', false]);
  isAway = false;
  await loadMore(shown, 'edcb');
});

test('keeps the previous items until a changed request is answered, and says so', async () => {
  const { result, rerender } = renderHook(
    ({ q }: { q: string }) => usePages(toyPages, { query: q ? { q } : {} }),
    { wrapper: Providers, initialProps: { q: '' } },
  );
  await shows(result, 'ed');
  rerender({ q: 'c' });
  expect([ids(result), result.current.isPrevious]).toEqual(['ed', true]);
  await shows(result, 'c');
  expect(result.current.isPrevious).toBe(false);
});

test('supports an array with a Link header, with sizes, total and a second request', async () => {
  const list = pages(arrayEndpoint, {
    itemsOf: (all) => all,
    idOf: ({ id }) => id,
    sizes: { first: 1, further: 3 },
    beside: countsEndpoint,
  });
  const { result } = renderHook(() => usePages(list, { query: {} }), { wrapper: Providers });
  await waitFor(() => expect(result.current.items).toHaveLength(1));
  expect([result.current.total, result.current.beside]).toEqual([5, { all: 5 }]);
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.items?.map(({ id }) => id)).toEqual(['e', 'd', 'c', 'b']));
  expect(requested).toEqual(['/api/toy-array?limit=1', '/api/toy-counts', '/api/toy-array?limit=3&cursor=e']);
});

test('a list that is shown again is refetched', async () => {
  const first = show();
  await shows(first, 'ed');
  cleanup();
  toys = ['f', ...toys];
  await shows(show(), 'fe');
});

test('what asks for new data while the first page is on its way gets a page made after it', async () => {
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const { result } = renderHook(() => usePages(toyPages, { query: {} }), { wrapper: Providers });
  await waitFor(() => expect(requested).toHaveLength(1));
  act(() => result.current.refetch());
  await act(async () => open());
  await waitFor(() => expect(requested).toHaveLength(2));
});
