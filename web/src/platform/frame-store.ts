/** A value React reads through `useSyncExternalStore`. */
export interface FrameStore<Value> {
  subscribe(notify: () => void): () => void;
  read(): Value;
}

/**
 * A value that is read anew at most once per frame, however often it changes. A tab that nobody sees gets no frames:
 * nothing is computed or rendered there, and when it is shown again one frame catches up with everything.
 */
export function frameStore<Value>(
  read: () => Value,
  observe: (changed: () => void) => () => void,
): FrameStore<Value> {
  let value = read();
  return {
    subscribe(notify) {
      let frame: number | null = null;
      const update = () => {
        frame = null;
        value = read();
        notify();
      };
      const stop = observe(() => {
        frame ??= requestAnimationFrame(update);
      });
      // What changed between the first reading and now.
      update();
      return () => {
        stop();
        if (frame !== null) cancelAnimationFrame(frame);
      };
    },
    read: () => value,
  };
}
