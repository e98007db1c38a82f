import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFrameStore } from './frame-store.ts';

let frames: (() => void)[];
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => {
    frames[id - 1] = () => undefined;
  });
});
afterEach(() => vi.unstubAllGlobals());

function openStore() {
  const source = { value: 0, changed: () => {}, reads: 0 };
  const store = createFrameStore(
    () => {
      source.reads += 1;
      return source.value;
    },
    (changed) => {
      source.changed = changed;
      return () => {
        source.changed = () => {};
      };
    },
  );
  return { source, store };
}

test('computes and renders once in the next frame, after a hundred changes', () => {
  const { source, store } = openStore();
  const notify = vi.fn();
  store.subscribe(notify);
  notify.mockClear();
  source.reads = 0;
  for (let value = 1; value <= 100; value++) {
    source.value = value;
    source.changed();
  }
  expect([store.get(), source.reads, notify.mock.calls.length]).toEqual([0, 0, 0]);
  expect(frames).toHaveLength(1);
  frames[0]?.();
  expect([store.get(), source.reads, notify.mock.calls.length]).toEqual([100, 1, 1]);
});

test('computes nothing while no frame comes, as in a hidden tab; the first frame catches up', () => {
  const { source, store } = openStore();
  const notify = vi.fn();
  store.subscribe(notify);
  source.reads = 0;
  for (let value = 1; value <= 5_000; value++) {
    source.value = value;
    source.changed();
  }
  expect([source.reads, frames.length]).toEqual([0, 1]);
  frames[0]?.();
  expect(store.get()).toBe(5_000);
});

test('a late subscriber gets the current value, and an unsubscribed one no calls', () => {
  const { source, store } = openStore();
  source.value = 7;
  const notify = vi.fn();
  const stop = store.subscribe(notify);
  expect(store.get()).toBe(7);
  notify.mockClear();
  source.changed();
  stop();
  frames[0]?.();
  expect(notify).not.toHaveBeenCalled();
});
