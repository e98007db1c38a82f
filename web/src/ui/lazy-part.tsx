import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { ATTEMPTS, loadOnce } from '../platform/load-later.ts';
import { MissingPart } from './missing-part.tsx';

/** A lazy part, and what loads it before it is rendered. */
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & { load: () => Promise<unknown> };

/**
 * A part of a screen whose module is loaded when it is first rendered. While the network is away it is asked for again and again and
 * its place stays empty; where the server does not have it any more, its place says so. A part that cannot come must not take the page with it.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  attempts = ATTEMPTS,
): LazyPart<Props> {
  const loadPart = loadOnce(load, attempts);
  const part = lazy(async () => ({ default: await loadPart().catch(reportMissing) }));
  return Object.assign(part, { load: loadPart });
}

function reportMissing(error: unknown) {
  // As any error of the page: it may also be a module that is there and throws.
  reportError(error);
  return MissingPart;
}
