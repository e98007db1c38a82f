import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFrameStore } from './frame-store.ts';
import { useFrameStore } from './use-frame-store.ts';

const turns = vi.hoisted(() => ({ areShort: false, drawings: 0, due: new Set<() => void>() }));
vi.mock('./frame-turns.ts', () => ({
  areTurnsShort: () => turns.areShort,
  beginDrawing: () => {
    turns.drawings += 1;
    return () => (turns.drawings -= 1);
  },
  inNextTurn: (run: () => void) => turns.due.add(run),
  notInNextTurn: (run: () => void) => turns.due.delete(run),
}));

function runTurn() {
  const runs = [...turns.due];
  turns.due.clear();
  for (const run of runs) run();
}

function openStore() {
  const source = { value: 0, changed: (_isOwn?: boolean) => {} };
  const store = createFrameStore(
    () => source.value,
    (changed) => {
      source.changed = changed;
      return () => {};
    },
  );
  return { source, store };
}

/** Changes the value, and comes to the next turn. */
function change(source: ReturnType<typeof openStore>['source'], value: number, isOwn?: boolean) {
  source.value = value;
  source.changed(isOwn);
  runTurn();
}

const drawn: number[] = [];
function Shown({ store }: { store: ReturnType<typeof openStore>['store'] }) {
  const value = useFrameStore(store);
  drawn.push(value);
  return <p>value {value}</p>;
}

beforeEach(() => {
  turns.areShort = false;
  turns.drawings = 0;
  turns.due.clear();
  drawn.length = 0;
});
afterEach(() => {
  cleanup();
  expect(turns.drawings).toBe(0);
});

test('on a slow page the values that come while one is drawn are drawn as one, the newest', async () => {
  const { source, store } = openStore();
  render(<Shown store={store} />);
  await act(async () => {
    for (const value of [1, 2, 3]) {
      change(source, value);
    }
  });
  // 2 and 3 waited for its end.
  expect(screen.getByText('value 1')).toBeDefined();
  await act(async () => runTurn());
  expect(screen.getByText('value 3')).toBeDefined();
  expect(drawn).not.toContain(2);
});

test('what is done in this window is drawn in its turn, whatever is being drawn', async () => {
  const { source, store } = openStore();
  render(<Shown store={store} />);
  await act(async () => {
    change(source, 1);
    change(source, 2, true);
    await Promise.resolve();
    expect(drawn.at(-1)).toBe(2);
  });
  // What was begun before ends later, and is older.
  expect(screen.getByText('value 2')).toBeDefined();
});

test('where turns are short each value is drawn in its turn', async () => {
  turns.areShort = true;
  const { source, store } = openStore();
  render(<Shown store={store} />);
  for (const value of [1, 2]) {
    await act(async () => {
      change(source, value);
    });
    expect(drawn.at(-1)).toBe(value);
  }
});

test('another store is read at once', async () => {
  const [one, other] = [openStore(), openStore()];
  other.source.value = 5;
  const { rerender } = render(<Shown store={one.store} />);
  await act(async () => {
    change(one.source, 1);
  });
  rerender(<Shown store={other.store} />);
  expect(screen.getByText('value 5')).toBeDefined();
});

test('what takes long to draw in slices is drawn at once, and the next value in slices again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { source, store } = openStore();
  render(<Shown store={store} />);
  await act(async () => {
    change(source, 1);
    vi.advanceTimersByTime(1_001);
    change(source, 2);
    await Promise.resolve();
    expect([drawn.at(-1), turns.drawings]).toEqual([2, 0]);
    change(source, 3);
    expect(turns.drawings).toBe(1);
  });
  expect(screen.getByText('value 3')).toBeDefined();
  vi.useRealTimers();
});

test('what is taken off the page begins no drawing that nobody would end', async () => {
  const { source, store } = openStore();
  const { unmount } = render(<Shown store={store} />);
  await act(async () => {
    change(source, 1);
    change(source, 2);
  });
  unmount();
  runTurn();
  expect(turns.drawings).toBe(0);
});
