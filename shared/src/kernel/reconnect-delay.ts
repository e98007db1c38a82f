/** Why a connection ended: the server announced a restart, or it was lost. */
export type Loss = 'restart' | 'lost';

/**
 * Window of the first attempt after a loss, in milliseconds; each later window is twice as long. Short, so that when one of several
 * servers dies 99 of 100 people see new things again within two seconds (T14 of `pnpm bench`).
 */
const FIRST_WINDOW_MS = 1_600;
/** A restart disconnects all clients at once, so their first attempts are spread over this window. */
const RESTART_WINDOW_MS = 6_000;
const LONGEST_WINDOW_MS = 20_000;

/** The window of the next attempt, in milliseconds: exponential with a cap. */
export function retryWindowMs(attempt: number, loss: Loss): number {
  const grown = Math.min(FIRST_WINDOW_MS * 2 ** attempt, LONGEST_WINDOW_MS);
  return loss === 'restart' ? Math.max(grown, RESTART_WINDOW_MS) : grown;
}

/** The delay before the next attempt, in milliseconds. Full jitter spreads clients that were disconnected together. */
export function retryDelayMs(attempt: number, loss: Loss, random: () => number): number {
  return random() * retryWindowMs(attempt, loss);
}
