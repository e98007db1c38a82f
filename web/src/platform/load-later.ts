import { useEffect } from 'react';

/** A page that is busy longer than this does not wait for a quiet moment, in milliseconds. */
const LONGEST_MS = 1_000;
const RETRY_MS = 3_000;
/** One that counts as missing is asked for as rarely: the page may be older than what the server serves, and open for days. */
const MISSING_RETRY_MS = 30_000;
/** So often a module is asked for while the browser is online, before it counts as missing. */
export const ATTEMPTS = 5;

/** Runs something that can wait until the browser has drawn what there is and has nothing to do. */
export function afterDrawing(run: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: LONGEST_MS });
  else setTimeout(run);
}

/**
 * Loads a module, again and again while the network is away. Throws the last error after `attempts` of them while the browser was
 * online: the server does not have the module any more, because it runs a newer build than this page.
 */
export async function persistently<Module>(
  load: () => Promise<Module>,
  attempts = Number.POSITIVE_INFINITY,
  everyMs = RETRY_MS,
): Promise<Module> {
  for (let left = attempts; ; ) {
    if (canAsk()) {
      try {
        return await load();
      } catch (error) {
        if (navigator.onLine) left -= 1;
        if (left <= 0) throw error;
      }
    }
    await pause(everyMs);
  }
}

/** A function that loads a module as `persistently` does, and has it from then on, also without network. */
export function loadOnce<Module>(load: () => Promise<Module>, attempts: number): () => Promise<Module> {
  let loading: Promise<Module> | null = null;
  return () => {
    loading ??= persistently(load, attempts).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** In older browsers a page never asks twice for a module that it could not get: it does not ask where nobody can answer. */
const canAsk = (): boolean => navigator.onLine || Boolean(navigator.serviceWorker?.controller);

/** Some seconds, or until the network is back. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });

/**
 * Loads a module that a drawn page needs next, again and again while the network or the server is away. Where it does not come although the
 * browser is online, the error is reported once as any of the page, and `onMissing` can say so on screen until it comes after all.
 */
export function loadLater<Module>(
  load: () => Promise<Module>,
  use: (module: Module) => void,
  onMissing: () => void = () => {},
): void {
  afterDrawing(async () => {
    const first = persistently(load, ATTEMPTS);
    first.catch((error: unknown) => {
      reportError(error);
      onMissing();
    });
    use(await first.catch(() => keepAsking(load)));
  });
}

/** Loads a module that counts as missing, however long it takes: the server may only have been away for a while. */
export const keepAsking = <Module>(load: () => Promise<Module>): Promise<Module> =>
  persistently(load, Number.POSITIVE_INFINITY, MISSING_RETRY_MS);

/** Loads what a screen needs next, such as a lazy part, once the screen is drawn. `load` stays the same function. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Who uses it loads it again, and says what went wrong.
    afterDrawing(() => void load().catch(() => null));
  }, [load]);
}
