import { startTransition, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FrameStore, Read } from './frame-store.ts';
import { areTurnsShort, inNextTurn } from './frame-turns.ts';

/** What is drawn in slices is drawn at once when it has taken this long, in milliseconds: somebody who drags on and on interrupts it every time. */
const LONGEST_DRAWING_MS = 600;

/** How far the drawing of a store has come in one component. */
interface Drawing<Value> {
  /** The newest value that is drawn at once. */
  atOnce: Read<Value>;
  /** When the drawing in slices began that goes on; null while there is none. */
  since: number | null;
  /** Whether a newer value waits for its end. */
  isBehind: boolean;
}

/**
 * The value of a store. On a slow device what others do is drawn in slices, between which presses and keys are answered, and the next value is
 * taken when the one before is drawn; what somebody does here is drawn at once.
 */
export function useFrameStore<Value>(store: FrameStore<Value>): Value {
  const [sliced, setSliced] = useState<Read<Value> | null>(null);
  const drawing = useRef<{ store: FrameStore<Value>; state: Drawing<Value> }>(null);
  if (drawing.current?.store !== store)
    drawing.current = { store, state: { atOnce: store.read(), since: null, isBehind: false } };
  const { state } = drawing.current;
  const drawInSlices = useCallback(() => {
    state.since = performance.now();
    state.isBehind = false;
    startTransition(() => setSliced(store.read()));
  }, [store, state]);
  const subscribe = useCallback(
    (notify: () => void) =>
      store.subscribe((isUrgent) => {
        const isLate = state.since !== null && performance.now() - state.since > LONGEST_DRAWING_MS;
        if (isUrgent || isLate || areTurnsShort()) {
          state.atOnce = store.read();
          notify();
        } else if (state.since === null) drawInSlices();
        else state.isBehind = true;
      }),
    [store, state, drawInSlices],
  );
  const atOnce = useSyncExternalStore(
    subscribe,
    useCallback(() => state.atOnce, [state]),
  );
  useEffect(() => {
    if (sliced === null) return;
    state.since = null;
    if (state.isBehind) inNextTurn(drawInSlices);
  }, [sliced, state, drawInSlices]);
  return sliced !== null && sliced.of === store && sliced.order > atOnce.order ? sliced.value : atOnce.value;
}
