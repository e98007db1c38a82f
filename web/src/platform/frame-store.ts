/** A store for `useSyncExternalStore`. */
export interface FrameStore<Value> {
  subscribe(notify: () => void): () => void;
  get(): Value;
}

/**
 * A store whose value is computed at most once per frame, however often its source changes. A hidden tab gets no frames,
 * so nothing is computed or rendered there; the first frame after it is shown catches up.
 */
export function createFrameStore<Value>(
  compute: () => Value,
  observe: (changed: () => void) => () => void,
): FrameStore<Value> {
  let value = compute();
  return {
    subscribe(notify) {
      let frame: number | null = null;
      const update = () => {
        frame = null;
        value = compute();
        notify();
      };
      const stop = observe(() => {
        frame ??= requestAnimationFrame(update);
      });
      // Catches up with changes since the first computation.
      update();
      return () => {
        stop();
        if (frame !== null) cancelAnimationFrame(frame);
      };
    },
    get: () => value,
  };
}
