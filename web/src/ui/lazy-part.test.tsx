import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Words = () => <p>Here it is</p>;
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** A page with a part whose module is loaded by `load`. */
function renderPage(load: () => Promise<typeof Words>, Part = lazyPart(load)) {
  render(
    <>
      <h1>The page</h1>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a part that cannot be loaded offline leaves the page as it is, and comes with the network', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(lost as () => Promise<typeof Words>);
  renderPage(load);
  await pass(60_000);
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
  // Older browsers would never ask for it again.
  expect(load).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  load.mockResolvedValue(Words);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(screen.getByText('Here it is')).toBeDefined();
});

test('a part that the server has no more says in its place that a reload helps, and leaves the page as it is', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  renderPage(lost);
  await pass(60_000);
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('This part did not load.');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  screen.getByRole('button', { name: 'Reload' }).click();
  expect(reload).toHaveBeenCalledOnce();
});

test('a part whose server was away for minutes comes when it is back, without a reload', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.stubGlobal('reportError', vi.fn());
  const load = vi.fn(lost as () => Promise<typeof Words>);
  renderPage(load);
  await pass(120_000);
  expect(screen.getByRole('alert').textContent).toContain('This part did not load.');
  load.mockResolvedValue(Words);
  await pass(60_000);
  expect(screen.getByText('Here it is')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part that was loaded before it is rendered is there without network, and was asked for once', async () => {
  const load = vi.fn(() => Promise.resolve(Words));
  const Part = lazyPart(load);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await Part.load();
  onLine.mockReturnValue(false);
  renderPage(load, Part);
  await pass(0);
  expect(screen.getByText('Here it is')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});
