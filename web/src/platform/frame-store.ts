import { inNextTurn, notInNextTurn } from './frame-turns.ts';

/** A store for `useSyncExternalStore`. */
export interface FrameStore<Value> {
  subscribe(notify: () => void): () => void;
  get(): Value;
}

/**
 * A store whose value is computed at most once per turn (see `inNextTurn`), however often its source changes. A hidden tab gets no frames,
 * so nothing is computed or rendered there; the first frame after it is shown catches up.
 */
export function createFrameStore<Value>(
  compute: () => Value,
  observe: (changed: () => void) => () => void,
): FrameStore<Value> {
  let value = compute();
  return {
    subscribe(notify) {
      const update = () => {
        value = compute();
        notify();
      };
      const stop = observe(() => inNextTurn(update));
      // Catches up with changes since the first computation.
      update();
      return () => {
        stop();
        notInNextTurn(update);
      };
    },
    get: () => value,
  };
}
