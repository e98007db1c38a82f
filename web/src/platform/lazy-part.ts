import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';
import { afterDrawing, loadOnce } from './load-later.ts';

const ATTEMPTS = 5;

/** A lazy part, and what loads it before it is rendered. */
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & { load: () => Promise<unknown> };

/**
 * A part of a screen whose module is loaded when it is first rendered. While the network is away it is asked for again and again and
 * its place stays empty: a part that cannot come yet must not take the page with it.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  attempts = ATTEMPTS,
): LazyPart<Props> {
  const loadPart = loadOnce(load, attempts);
  const part = lazy(async () => ({ default: await loadPart() }));
  return Object.assign(part, { load: loadPart });
}

/** Loads what a screen needs next, such as a lazy part, once the screen is drawn. `load` stays the same function. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Who uses it loads it again, and says what went wrong.
    afterDrawing(() => void load().catch(() => null));
  }, [load]);
}
