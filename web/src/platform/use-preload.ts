import { useEffect } from 'react';
import { afterDrawing } from './load-later.ts';

/** Loads what a screen needs next, such as a lazy part, once the screen is drawn. `load` stays the same function. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Who uses it loads it again, and says what went wrong.
    afterDrawing(() => void load().catch(() => null));
  }, [load]);
}
