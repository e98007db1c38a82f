/** At most one announcement in this time, in milliseconds: a burst must not talk over what somebody reads. */
const EVERY_MS = 10_000;

/** Gathers how many notices came, and says it at most every ten seconds. */
export class Announcer {
  readonly #say: (count: number) => void;
  #count = 0;
  #timer: number | undefined;

  constructor(say: (count: number) => void) {
    this.#say = say;
  }

  add(count: number): void {
    this.#count += count;
    if (this.#timer === undefined) this.#speak();
  }

  stop(): void {
    window.clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #speak(): void {
    this.#timer = undefined;
    if (this.#count === 0) return;
    this.#say(this.#count);
    this.#count = 0;
    this.#timer = window.setTimeout(() => this.#speak(), EVERY_MS);
  }
}
