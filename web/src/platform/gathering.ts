/** Longest delay of an endless burst, in multiples of the wait. */
const MAX_WAITS = 4;

/** Debounces a burst into one call: `waitMs` after its last item, and at most four times that after its first one. */
export class Gathering<Item> {
  readonly #waitMs: number;
  readonly #onBurst: (burst: readonly Item[]) => void;
  #burst: Item[] = [];
  #waits: { quiet: number; longest: number } | null = null;

  constructor(waitMs: number, onBurst: (burst: readonly Item[]) => void) {
    this.#waitMs = waitMs;
    this.#onBurst = onBurst;
  }

  /** Adds an item to the current burst, or begins one. */
  add(item: Item): void {
    this.#burst.push(item);
    if (this.#waits) window.clearTimeout(this.#waits.quiet);
    const flush = () => this.#flush();
    this.#waits = {
      quiet: window.setTimeout(flush, this.#waitMs),
      longest: this.#waits?.longest ?? window.setTimeout(flush, this.#waitMs * MAX_WAITS),
    };
  }

  /** Drops the current burst without a call. */
  drop(): void {
    this.#burst = [];
    if (!this.#waits) return;
    window.clearTimeout(this.#waits.quiet);
    window.clearTimeout(this.#waits.longest);
    this.#waits = null;
  }

  #flush(): void {
    const burst = this.#burst;
    this.drop();
    this.#onBurst(burst);
  }
}
