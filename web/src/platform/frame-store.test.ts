import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFrameStore } from './frame-store.ts';

const FRAME_MS = 16;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const frame = () => void vi.advanceTimersByTime(FRAME_MS);

function openStore() {
  const source = { value: 0, changed: (_isOwn?: boolean) => {}, reads: 0 };
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
  expect([store.read().value, source.reads, notify.mock.calls.length]).toEqual([0, 0, 0]);
  frame();
  expect([store.read().value, source.reads, notify.mock.calls.length]).toEqual([100, 1, 1]);
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
  expect(source.reads).toBe(0);
  frame();
  expect([store.read().value, source.reads]).toEqual([5_000, 1]);
});

test('a late subscriber gets the current value, and an unsubscribed one no calls', () => {
  const { source, store } = openStore();
  source.value = 7;
  const notify = vi.fn();
  const stop = store.subscribe(notify);
  expect(store.read().value).toBe(7);
  notify.mockClear();
  source.changed();
  stop();
  frame();
  expect(notify).not.toHaveBeenCalled();
});

test('says whether something done in this window is in a value, and keeps what it read while nothing changes', () => {
  const { source, store } = openStore();
  const urgencies: boolean[] = [];
  store.subscribe((isUrgent) => urgencies.push(isUrgent));
  const before = store.read();
  urgencies.length = 0;
  source.changed();
  frame();
  expect([urgencies, store.read() === before]).toEqual([[false], true]);
  source.value = 1;
  source.changed(true);
  source.changed();
  frame();
  source.value = 2;
  source.changed();
  frame();
  expect(urgencies).toEqual([false, true, false]);
  expect(store.read()).toMatchObject({ value: 2, order: before.order + 2 });
});
