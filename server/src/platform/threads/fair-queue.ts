/** A queue that is round-robin between owners: an owner's many items wait behind each other. */
export class FairQueue<T> {
  // A Map iterates in insertion order: an owner that was served is re-inserted at the end.
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

  /** Takes the next item of the owner served longest ago; null when no eligible owner waits. */
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
   * Makes room in a full queue: evicts the newest item of the owner with the largest share; null when that is the
   * asking owner.
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
