import { type Loss, retryDelayMs } from './reconnect-delay.ts';

/**
 * Brings one connection back: with back-off and full jitter, and at once when the device is online again or somebody
 * looks at the page again. While the device says that it is offline nothing is tried.
 */
export class Reconnector {
  readonly #connect: () => void;
  readonly #random: () => number;
  #attempt = 0;
  #loss: Loss = 'lost';
  #isWaiting = false;
  #timer: number | undefined;

  constructor(connect: () => void, random: () => number = Math.random) {
    this.#connect = connect;
    this.#random = random;
    window.addEventListener('online', this.#retryNow);
    document.addEventListener('visibilitychange', this.#retryWhenShown);
  }

  /** The connection ended, or a try failed. */
  lost(loss: Loss): void {
    // Once a restart, always one until it is back: the tries in between fail in another way.
    if (loss === 'restart') this.#loss = loss;
    this.#isWaiting = true;
    window.clearTimeout(this.#timer);
    const delayMs = retryDelayMs(this.#attempt, this.#loss, this.#random);
    this.#attempt += 1;
    if (navigator.onLine) this.#timer = window.setTimeout(this.#retryNow, delayMs);
  }

  /** The connection works. */
  succeeded(): void {
    this.#attempt = 0;
    this.#loss = 'lost';
    this.#isWaiting = false;
    window.clearTimeout(this.#timer);
  }

  stop(): void {
    this.succeeded();
    window.removeEventListener('online', this.#retryNow);
    document.removeEventListener('visibilitychange', this.#retryWhenShown);
  }

  readonly #retryNow = (): void => {
    if (!this.#isWaiting) return;
    this.#isWaiting = false;
    window.clearTimeout(this.#timer);
    this.#connect();
  };

  readonly #retryWhenShown = (): void => {
    if (document.visibilityState === 'visible' && navigator.onLine) this.#retryNow();
  };
}
