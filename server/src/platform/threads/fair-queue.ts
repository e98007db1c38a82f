/** Things that wait, served in turn between those they belong to: whoever has many waits behind himself. */
export class FairQueue<T> {
  // A map gives its entries in the order they came in: who was served goes to the end.
  readonly #waiting = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOf(owner: string): number {
    return this.#waiting.get(owner)?.length ?? 0;
  }

  push(owner: string, item: T): void {
    const own = this.#waiting.get(owner);
    if (own) own.push(item);
    else this.#waiting.set(owner, [item]);
    this.#size += 1;
  }

  /** Takes what is next, of the owner who was served longest ago; null when nobody who may be served waits. */
  shift(mayServe: (owner: string) => boolean = () => true): { owner: string; item: T } | null {
    for (const [owner, items] of this.#waiting) {
      if (!mayServe(owner)) continue;
      const [item, ...rest] = items;
      this.#waiting.delete(owner);
      if (rest.length > 0) this.#waiting.set(owner, rest);
      if (item === undefined) continue;
      this.#size -= 1;
      return { owner, item };
    }
    return null;
  }

  /**
   * Makes room in a full queue for an owner who has less in it than somebody else: takes out the newest thing of whoever
   * has most; null when that is the asking one.
   */
  makeRoomFor(owner: string): T | null {
    let greedy: string | null = null;
    for (const other of this.#waiting.keys())
      if (greedy === null || this.sizeOf(other) > this.sizeOf(greedy)) greedy = other;
    if (greedy === null || this.sizeOf(greedy) <= this.sizeOf(owner) + 1) return null;
    const item = this.#waiting.get(greedy)?.pop();
    if (item === undefined) return null;
    this.#size -= 1;
    return item;
  }

  /** Empties the queue. */
  clear(): T[] {
    const items = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return items;
  }
}
