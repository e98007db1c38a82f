import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { frameStore } from './frame-store.ts';

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
  const store = frameStore(
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

test('a hundred changes are one reading and one rendering, in the next frame', () => {
  const { source, store } = openStore();
  const notify = vi.fn();
  store.subscribe(notify);
  notify.mockClear();
  source.reads = 0;
  for (let value = 1; value <= 100; value++) {
    source.value = value;
    source.changed();
  }
  expect([store.read(), source.reads, notify.mock.calls.length]).toEqual([0, 0, 0]);
  expect(frames).toHaveLength(1);
  frames[0]?.();
  expect([store.read(), source.reads, notify.mock.calls.length]).toEqual([100, 1, 1]);
});

test('while no frame comes, as in a hidden tab, nothing is computed; the first one catches up', () => {
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
  expect(store.read()).toBe(5_000);
});

test('who subscribes late sees what is, and who left is not told', () => {
  const { source, store } = openStore();
  source.value = 7;
  const notify = vi.fn();
  const stop = store.subscribe(notify);
  expect(store.read()).toBe(7);
  notify.mockClear();
  source.changed();
  stop();
  frames[0]?.();
  expect(notify).not.toHaveBeenCalled();
});
