import { startTransition, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FrameStore, Read } from './frame-store.ts';
import { areTurnsShort, beginDrawing, inNextTurn, notInNextTurn } from './frame-turns.ts';

/** What is drawn in slices is drawn at once when it has taken this long, in milliseconds: somebody who types on and on interrupts it every time. */
const LONGEST_DRAWING_MS = 1_000;

/** How far the drawing of a store has come in one component. */
interface Drawing<Value> {
  /** The newest value that is drawn at once. */
  atOnce: Read<Value>;
  /** The drawing in slices that goes on; null while there is none. */
  slices: { since: number; end: () => void } | null;
  /** Whether a newer value waits for its end. */
  isBehind: boolean;
}

function endSlices(state: Drawing<unknown>): void {
  state.slices?.end();
  state.slices = null;
}

/**
 * The value of a store. On a slow device what others do is drawn in slices, between which presses and keys are answered, and the next value is
 * taken when the one before is drawn; what somebody does here is drawn at once.
 */
export function useFrameStore<Value>(store: FrameStore<Value>): Value {
  const [sliced, setSliced] = useState<Read<Value> | null>(null);
  const drawing = useRef<{ store: FrameStore<Value>; state: Drawing<Value> }>(null);
  if (drawing.current?.store !== store)
    drawing.current = { store, state: { atOnce: store.read(), slices: null, isBehind: false } };
  const { state } = drawing.current;
  const drawInSlices = useCallback(() => {
    // It may have been drawn at once meanwhile.
    if (state.slices !== null || store.read() === state.atOnce) return;
    state.slices = { since: performance.now(), end: beginDrawing() };
    state.isBehind = false;
    // A copy: the drawing must end in the effect below also if React has drawn this very value before.
    startTransition(() => setSliced({ ...store.read() }));
  }, [store, state]);
  const subscribe = useCallback(
    (notify: () => void) => {
      const stop = store.subscribe((isUrgent) => {
        const isLate = state.slices !== null && performance.now() - state.slices.since > LONGEST_DRAWING_MS;
        if (isUrgent || isLate || areTurnsShort()) {
          // What is drawn in slices ends some time, and is older.
          endSlices(state);
          state.atOnce = store.read();
          notify();
        } else if (state.slices === null) drawInSlices();
        else state.isBehind = true;
      });
      return () => {
        stop();
        // Nobody would end what it began.
        notInNextTurn(drawInSlices);
        endSlices(state);
      };
    },
    [store, state, drawInSlices],
  );
  const atOnce = useSyncExternalStore(
    subscribe,
    useCallback(() => state.atOnce, [state]),
  );
  useEffect(() => {
    if (sliced === null) return;
    endSlices(state);
    if (state.isBehind) inNextTurn(drawInSlices);
  }, [sliced, state, drawInSlices]);
  return sliced !== null && sliced.of === store && sliced.order > atOnce.order ? sliced.value : atOnce.value;
}
