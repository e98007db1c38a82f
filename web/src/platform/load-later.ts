/** A page that is busy longer than this does not wait for a quiet moment, in milliseconds. */
const LONGEST_MS = 1_000;
const RETRY_MS = 3_000;

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
): Promise<Module> {
  for (let left = attempts; ; ) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) left -= 1;
      if (left <= 0) throw error;
      await new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** Loads a module that a drawn page needs next, again and again while the network is away. */
export function loadLater<Module>(load: () => Promise<Module>, use: (module: Module) => void): void {
  afterDrawing(() => void persistently(load).then(use));
}
