import { defineEndpoint } from '@fap/shared/kernel/endpoint.ts';
import { FIRST_ANSWERS_ID } from '@fap/shared/platform/first-answers.ts';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { Providers } from '../app/providers.tsx';
import { pages, usePages } from './pages.ts';

const endpointAt = <const Path extends string, Answer extends v.GenericSchema>(path: Path, answer: Answer) =>
  defineEndpoint({
    method: 'GET',
    path,
    summary: 'Toys',
    access: 'signed-in',
    query: v.object({ limit: v.optional(v.string()), cursor: v.optional(v.string()) }),
    responses: { 200: answer },
  });
const list = pages(endpointAt('/api/toys', v.array(v.object({ id: v.string() }))), {
  itemsOf: (all) => all,
  idOf: ({ id }) => id,
  sizes: { first: 2, further: 2 },
  beside: endpointAt('/api/toy-counts', v.object({ all: v.number() })),
});
const sent = (body: unknown, headers = {}) => ({ headers, body: JSON.stringify(body) });
const visit = () => renderHook(() => usePages(list, { query: {} }), { wrapper: Providers }).result;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a first page that came with the page is there at once, and read anew when it is shown again', async () => {
  const element = document.createElement('script');
  element.id = FIRST_ANSWERS_ID;
  element.type = 'application/json';
  element.textContent = JSON.stringify({
    '/api/toys?limit=2': sent([{ id: 'y' }, { id: 'x' }], {
      link: '</api/toys?cursor=x>; rel="next"',
      'x-total-count': '7',
    }),
    '/api/toy-counts': sent({ all: 7 }),
  });
  document.body.append(element);
  const network = vi.fn(async (url: string) =>
    Response.json(url.includes('counts') ? { all: 1 } : [{ id: 'z' }]),
  );
  vi.stubGlobal('fetch', network);
  const opened = vi.spyOn(performance, 'now').mockReturnValue(0);
  const first = visit().current;
  expect(first.items?.map(({ id }) => id)).toEqual(['y', 'x']);
  expect([first.total, first.beside, first.hasMore]).toEqual([7, { all: 7 }, true]);
  expect(network).not.toHaveBeenCalled();
  cleanup();
  opened.mockReturnValue(60_000);
  const again = visit();
  await waitFor(() => expect(again.current.items?.map(({ id }) => id)).toEqual(['z']));
  expect(again.current.beside).toEqual({ all: 1 });
});
