import { type Loss, retryDelayMs } from '@fap/shared/kernel/reconnect-delay.ts';

/**
 * Reconnects one connection: with exponential backoff and full jitter, and at once when the device comes online or the
 * page becomes visible. While the device is offline it does not try.
 */
export class Reconnector {
  readonly #connect: () => void;
  readonly #random: () => number;
  #attempt = 0;
  #loss: Loss = 'lost';
  #isWaiting = false;
  #isStopped = false;
  #timer: number | undefined;

  constructor(connect: () => void, random: () => number = Math.random) {
    this.#connect = connect;
    this.#random = random;
    window.addEventListener('online', this.#retryNow);
    document.addEventListener('visibilitychange', this.#retryWhenShown);
  }

  /** The connection ended, or an attempt failed. */
  lost(loss: Loss): void {
    // An attempt that was under way at the stop may still fail.
    if (this.#isStopped) return;
    // A restart stays a restart until the connection works: attempts in between fail for other reasons.
    if (loss === 'restart') this.#loss = loss;
    this.#isWaiting = true;
    window.clearTimeout(this.#timer);
    const delayMs = retryDelayMs(this.#attempt, this.#loss, this.#random);
    this.#attempt += 1;
    if (navigator.onLine) this.#timer = window.setTimeout(this.#retryNow, delayMs);
  }

  /** The connection works; resets the backoff. */
  succeeded(): void {
    this.#attempt = 0;
    this.#loss = 'lost';
    this.#isWaiting = false;
    window.clearTimeout(this.#timer);
  }

  stop(): void {
    this.succeeded();
    this.#isStopped = true;
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
