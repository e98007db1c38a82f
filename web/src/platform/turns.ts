/** Runs works one after the other; one that is already waiting for its turn is not queued a second time. */
export class Turns {
  #last: Promise<void> = Promise.resolve();
  readonly #waiting = new Map<string, Promise<void>>();

  /** Queues a work under a name; resolves when it is through. */
  take(name: string, work: () => Promise<unknown>): Promise<void> {
    const waiting = this.#waiting.get(name);
    if (waiting) return waiting;
    const turn = this.#last.then(async () => {
      this.#waiting.delete(name);
      await work();
    });
    this.#waiting.set(name, turn);
    // A work that failed is its caller's to tell; the next one has its turn all the same.
    this.#last = turn.catch(() => {});
    return turn;
  }
}
