import { defineEndpoint } from '@fap/shared/kernel/endpoint.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../app/providers.tsx';
import { KEPT_MS, queryClient } from './query.ts';
import { type ReadOptions, read, useRead } from './read.ts';

const endpoint = defineEndpoint({
  method: 'GET',
  path: '/api/toys/:id',
  summary: 'A toy',
  access: 'signed-in',
  params: v.object({ id: v.string() }),
  responses: { 200: v.object({ reads: v.number() }) },
});
let reads: number;

beforeEach(() => {
  vi.useFakeTimers();
  reads = 0;
  vi.stubGlobal('fetch', async () => Response.json({ reads: ++reads }));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const request = { params: { id: 'bear' } };
const makeToy = (options: ReadOptions<{ reads: number }> = {}) => read(endpoint, options);
const visit = (toy: ReturnType<typeof makeToy>) =>
  renderHook(() => useRead(toy, request), { wrapper: Providers });
const settle = () => act(() => vi.advanceTimersByTimeAsync(10));

test('loads once for all components, and patches and refetches where the data is shown', async () => {
  const toy = makeToy();
  const [one, other] = [visit(toy).result, visit(toy).result];
  await settle();
  expect([one.current.data, other.current.data, reads]).toEqual([{ reads: 1 }, { reads: 1 }, 1]);
  act(() => toy.patch(() => ({ reads: 70 }), request));
  await settle();
  expect(other.current.data).toEqual({ reads: 70 });
  await act(() => toy.refresh(request));
  await settle();
  expect([one.current.data, other.current.data]).toEqual([{ reads: 2 }, { reads: 2 }]);
});

test('what asks for new data while the first answer is on its way gets an answer made after it', async () => {
  const answers: (() => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        const made = Response.json({ reads: ++reads });
        answers.push(() => resolve(made));
      }),
  );
  const toy = makeToy();
  const { result } = visit(toy);
  await settle();
  void toy.refresh(request);
  void toy.refresh(request);
  answers[0]?.();
  await settle();
  expect(result.current.data).toEqual({ reads: 1 });
  answers[1]?.();
  await settle();
  expect([result.current.data, answers.length]).toEqual([{ reads: 2 }, 2]);
});

test('a second visit shows cached data, and refetches only with isFreshOnVisit', async () => {
  for (const isFreshOnVisit of [false, true]) {
    reads = 0;
    queryClient.clear();
    const toy = makeToy({ isFreshOnVisit });
    visit(toy);
    await settle();
    cleanup();
    const { result } = visit(toy);
    expect(result.current.data).toEqual({ reads: 1 });
    await settle();
    expect(result.current.data).toEqual({ reads: isFreshOnVisit ? 2 : 1 });
  }
});

test('unused data leaves the cache with its atom, and can be loaded and refreshed again', async () => {
  const toy = makeToy();
  const atom = toy.atomFor(request);
  visit(toy);
  await settle();
  cleanup();
  await act(() => vi.advanceTimersByTimeAsync(KEPT_MS));
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(toy.atomFor(request)).not.toBe(atom);
  const { result } = visit(toy);
  await settle();
  expect(result.current.data).toEqual({ reads: 2 });
  await act(() => toy.refresh(request));
  await settle();
  expect(result.current.data).toEqual({ reads: 3 });
});

test('data that is shown stays in the cache', async () => {
  const { result } = visit(makeToy());
  await settle();
  await act(() => vi.advanceTimersByTimeAsync(3 * KEPT_MS));
  expect([result.current.data, reads]).toEqual([{ reads: 1 }, 1]);
});
