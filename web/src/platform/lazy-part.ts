import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { persistently } from './load-later.ts';

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
