/** How much longer a burst that does not end is held back, in multiples of the wait. */
const MAX_WAITS = 4;

/** Debounces a burst into one call: `waitMs` after its last item, and at most four times that after its first one. */
export class Gathering<Item> {
  readonly #waitMs: number;
  readonly #tell: (burst: readonly Item[]) => void;
  #burst: Item[] = [];
  #waits: { quiet: number; longest: number } | null = null;

  constructor(waitMs: number, tell: (burst: readonly Item[]) => void) {
    this.#waitMs = waitMs;
    this.#tell = tell;
  }

  /** Adds an item to the burst under way, or begins one. */
  add(item: Item): void {
    this.#burst.push(item);
    if (this.#waits) window.clearTimeout(this.#waits.quiet);
    const end = () => this.#end();
    this.#waits = {
      quiet: window.setTimeout(end, this.#waitMs),
      longest: this.#waits?.longest ?? window.setTimeout(end, this.#waitMs * MAX_WAITS),
    };
  }

  /** Drops the burst under way: nobody is told of it. */
  drop(): void {
    this.#burst = [];
    if (!this.#waits) return;
    window.clearTimeout(this.#waits.quiet);
    window.clearTimeout(this.#waits.longest);
    this.#waits = null;
  }

  #end(): void {
    const burst = this.#burst;
    this.drop();
    this.#tell(burst);
  }
}
