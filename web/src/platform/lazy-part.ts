import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';
import { afterDrawing, persistently } from './load-later.ts';

const ATTEMPTS = 5;

/**
 * A part of a screen whose module is loaded when it is first rendered. While the network is away it is asked for again and again and
 * its place stays empty: a part that cannot come yet must not take the page with it.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  attempts = ATTEMPTS,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await persistently(load, attempts) }));
}

/** Loads what a screen needs next, such as the module of a lazy part, once the screen is drawn. `load` stays the same function. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Who uses it loads it again, and says what went wrong.
    afterDrawing(() => void persistently(load, ATTEMPTS).catch(() => null));
  }, [load]);
}
