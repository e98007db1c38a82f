import { inNextTurn, notInNextTurn } from './frame-turns.ts';

/** A value that was read from a store, with its place among those. */
export interface Read<Value> {
  of: FrameStore<Value>;
  value: Value;
  order: number;
}

/** A value that is drawn; see `useFrameStore`. */
export interface FrameStore<Value> {
  /** Calls back with each new value; `isUrgent` when something done in this window is in it. */
  subscribe(notify: (isUrgent: boolean) => void): () => void;
  /** The newest value: the same object until there is another one. */
  read(): Read<Value>;
}

/**
 * A store whose value is computed at most once per turn (see `inNextTurn`), however often its source changes. A hidden tab gets no frames,
 * so nothing is computed or rendered there; the first frame after it is shown catches up. `observe` gets what to call for each change, with
 * whether it was made in this window.
 */
export function createFrameStore<Value>(
  compute: () => Value,
  observe: (changed: (isOwn?: boolean) => void) => () => void,
): FrameStore<Value> {
  let read: Read<Value> | null = null;
  const store: FrameStore<Value> = {
    subscribe(notify) {
      let isUrgent = false;
      const update = () => {
        const value = compute();
        const before = store.read();
        if (value !== before.value) read = { of: store, value, order: before.order + 1 };
        const wasUrgent = isUrgent;
        isUrgent = false;
        notify(wasUrgent);
      };
      const stop = observe((isOwn = false) => {
        isUrgent ||= isOwn;
        inNextTurn(update, isOwn);
      });
      // Catches up with changes since the first computation.
      isUrgent = true;
      update();
      return () => {
        stop();
        notInNextTurn(update);
      };
    },
    read() {
      read ??= { of: store, value: compute(), order: 0 };
      return read;
    },
  };
  return store;
}
