import * as Y from 'yjs';

/** Where an item lives: the name of its root type, and its key when it is an entry of that root's map. */
export interface Place {
  root: string;
  key: string | null;
}

const NOWHERE: Place = { root: '', key: null };
/** Items that refer to each other in a ring come from no client of ours; the search for their place ends here. */
const LONGEST_PATH = 1_000_000;

/**
 * The items of updates by client and clock, without building a document: Yjs writes the parent of an item only where
 * it cannot be copied from a neighbour, so that what an update did is told by the items it refers to.
 */
export class StructIndex {
  private readonly base: StructIndex | null;
  private readonly byClient = new Map<number, Y.Item[]>();
  private readonly places = new Map<Y.Item, Place>();
  private isSorted = true;

  /** On top of a base that is kept for several questions and not changed. */
  constructor(base: StructIndex | null = null) {
    this.base = base;
  }

  add(update: Uint8Array): void {
    for (const struct of Y.decodeUpdate(update).structs) if (struct instanceof Y.Item) this.put(struct);
  }

  /** Adds what is not there yet. */
  addMissing(update: Uint8Array): void {
    for (const struct of Y.decodeUpdate(update).structs)
      if (struct instanceof Y.Item && this.find(struct.id) === null) this.put(struct);
  }

  find({ client, clock }: Y.ID): Y.Item | null {
    const items = this.itemsOf(client);
    const item = items[indexAt(items, clock)];
    if (item && clock < item.id.clock + item.length) return item;
    return this.base?.find({ client, clock }) ?? null;
  }

  /** Items of a client that have operations from `from` (included) to `to` (excluded). */
  *overlapping(client: number, from: number, to: number): IterableIterator<Y.Item> {
    if (this.base) yield* this.base.overlapping(client, from, to);
    const items = this.itemsOf(client);
    for (let index = Math.max(0, indexAt(items, from)); index < items.length; index++) {
      const item = items[index];
      if (item === undefined || item.id.clock >= to) return;
      if (item.id.clock + item.length > from) yield item;
    }
  }

  *items(): IterableIterator<Y.Item> {
    if (this.base) yield* this.base.items();
    for (const items of this.byClient.values()) yield* items;
  }

  placeOf(item: Y.Item): Place {
    const path: Y.Item[] = [];
    let found: Place | undefined;
    for (let next: Y.Item | null = item; next !== null && path.length < LONGEST_PATH; ) {
      found = this.places.get(next);
      if (found !== undefined) break;
      path.push(next);
      const parent = parentOf(next);
      if (typeof parent === 'string') {
        found = { root: parent, key: next.parentSub };
        break;
      }
      next = this.neighbourOf(next, parent);
    }
    let place = found ?? NOWHERE;
    for (const passed of path.reverse()) {
      // Below a nested type an item is no entry of the root's map, whatever its own key is.
      if (parentOf(passed) instanceof Y.ID) place = { root: place.root, key: null };
      this.places.set(passed, place);
    }
    return place;
  }

  private put(item: Y.Item): void {
    const items = this.byClient.get(item.id.client);
    if (items === undefined) {
      this.byClient.set(item.id.client, [item]);
      return;
    }
    this.isSorted &&= (items.at(-1)?.id.clock ?? 0) < item.id.clock;
    items.push(item);
  }

  private neighbourOf(item: Y.Item, parent: Y.ID | null): Y.Item | null {
    const neighbour = parent ?? item.origin ?? item.rightOrigin;
    return neighbour === null ? null : this.find(neighbour);
  }

  private itemsOf(client: number): readonly Y.Item[] {
    if (!this.isSorted) {
      for (const items of this.byClient.values()) items.sort((a, b) => a.id.clock - b.id.clock);
      this.isSorted = true;
    }
    return this.byClient.get(client) ?? [];
  }
}

/** Index of the last item that begins at or before the clock; -1 when there is none. */
function indexAt(items: readonly Y.Item[], clock: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.id.clock ?? 0) <= clock) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The parent as the update says it: a root's name, an item's id, or null where a neighbour's parent counts. */
function parentOf(item: Y.Item): string | Y.ID | null {
  // Yjs's types name the state after integration; a decoded item has not been integrated.
  return item.parent as unknown as string | Y.ID | null;
}
