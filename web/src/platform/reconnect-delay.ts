/** Why a connection ended: the server said that it restarts, or it was just gone. */
export type Loss = 'restart' | 'lost';

/** The first try after a loss falls anywhere in this window, in milliseconds; each later window is twice as long. */
const FIRST_WINDOW_MS = 3_000;
/** A restart ends everybody's connection in the same moment: their first tries are spread over this much. */
const RESTART_WINDOW_MS = 6_000;
const LONGEST_WINDOW_MS = 20_000;

/** The window in which the next try falls: exponential, with a cap. */
export function retryWindowMs(attempt: number, loss: Loss): number {
  const grown = Math.min(FIRST_WINDOW_MS * 2 ** attempt, LONGEST_WINDOW_MS);
  return loss === 'restart' ? Math.max(grown, RESTART_WINDOW_MS) : grown;
}

/** Full jitter: anywhere in the window, so that a thousand clients that were cut off together come back one by one. */
export function retryDelayMs(attempt: number, loss: Loss, random: () => number): number {
  return random() * retryWindowMs(attempt, loss);
}
