import { FOREIGN, GONE, keyOf, type Place, type ResolvedStruct } from './place.ts';

interface Span {
  from: number;
  to: number;
  place: Place;
}

/** The index as sent between threads. */
export interface PackedPlaces {
  places: Place[];
  /** Per client: triples of from, to and place number, in order. */
  spans: Map<number, Float64Array>;
  types: Map<string, string>;
  /** Per place number of an entry: the client that made it. */
  makers: Map<number, number>;
}

/**
 * Index of every operation's place, without building the document: Yjs writes an item's parent only when no neighbour
 * implies it, so an update's places follow from the items it refers to.
 */
export class StructPlaces {
  private readonly spans = new Map<number, Span[]>();
  /** Names of elements and texts by the id of the item that holds them. */
  private readonly types = new Map<string, string>();
  private readonly places = new Map<string, Place>();
  private readonly makers = new Map<Place, number>();

  static unpack({ places, spans, types, makers }: PackedPlaces): StructPlaces {
    const index = new StructPlaces();
    const own = places.map((place) => index.intern(place));
    for (const [client, numbers] of spans) {
      const list: Span[] = [];
      for (let at = 0; at < numbers.length; at += 3)
        list.push({
          from: numbers[at] ?? 0,
          to: numbers[at + 1] ?? 0,
          place: own[numbers[at + 2] ?? 0] ?? GONE,
        });
      index.spans.set(client, list);
    }
    for (const [id, name] of types) index.types.set(id, name);
    for (const [number, client] of makers) index.makers.set(own[number] ?? GONE, client);
    return index;
  }

  pack(): PackedPlaces {
    const numberOf = new Map<Place, number>();
    const spans = new Map<number, Float64Array>();
    for (const [client, list] of this.spans) {
      const numbers = new Float64Array(list.length * 3);
      list.forEach(({ from, to, place }, at) => {
        if (!numberOf.has(place)) numberOf.set(place, numberOf.size);
        numbers.set([from, to, numberOf.get(place) ?? 0], at * 3);
      });
      spans.set(client, numbers);
    }
    const makers = new Map([...this.makers].map(([place, client]) => [numberOf.get(place) ?? 0, client]));
    return { places: [...numberOf.keys()], spans, types: this.types, makers };
  }

  /** The client's first unknown clock. */
  endOf(client: number): number {
    return this.spans.get(client)?.at(-1)?.to ?? 0;
  }

  find(client: number, clock: number): Place | null {
    const list = this.spans.get(client) ?? [];
    const span = list[indexAt(list, clock)];
    return span !== undefined && clock < span.to ? span.place : null;
  }

  /** Calls back with the part of each span that lies in a range. */
  overlapping(
    client: number,
    from: number,
    to: number,
    visit: (place: Place, from: number, to: number) => void,
  ): void {
    const list = this.spans.get(client) ?? [];
    for (let at = Math.max(0, indexAt(list, from)); at < list.length; at++) {
      const span = list[at];
      if (span === undefined || span.from >= to) return;
      if (span.to > from) visit(span.place, Math.max(from, span.from), Math.min(to, span.to));
    }
  }

  typeAt(id: string): string | undefined {
    return this.types.get(id);
  }

  /** Adds resolved structs; known ones stay unchanged, as in every Yjs document. */
  add(resolved: Iterable<ResolvedStruct>): void {
    for (const { client, clock, length, place, type } of resolved) {
      const kept = this.intern(place);
      if (type !== null) this.types.set(`${client}:${clock}`, type);
      if (kept.kind === 'entry' && !this.makers.has(kept)) this.makers.set(kept, client);
      this.addSpan(client, { from: clock, to: clock + length, place: kept });
    }
  }

  /** The client that created an entry. */
  makerOf(place: Place): number | undefined {
    return this.makers.get(this.known(place));
  }

  /** Everything that is known, span by span. */
  *all(): IterableIterator<{ place: Place; client: number; from: number; to: number }> {
    for (const [client, list] of this.spans) for (const span of list) yield { client, ...span };
  }

  /** The canonical instance of a place, for comparison by identity; an unknown place is not stored. */
  known(place: Place): Place {
    if (place.kind === 'gone') return GONE;
    return place.kind === 'foreign' ? FOREIGN : (this.places.get(keyOf(place)) ?? place);
  }

  private intern(place: Place): Place {
    const known = this.known(place);
    if (known.kind !== 'gone' && known.kind !== 'foreign') this.places.set(keyOf(known), known);
    return known;
  }

  private addSpan(client: number, span: Span): void {
    const list = this.spans.get(client);
    if (list === undefined) {
      this.spans.set(client, [span]);
      return;
    }
    const last = list.at(-1);
    const from = Math.max(span.from, last?.to ?? 0);
    if (from >= span.to) return;
    if (last !== undefined && last.to === from && last.place === span.place) last.to = span.to;
    else list.push({ ...span, from });
  }
}

function indexAt(spans: readonly Span[], clock: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.from ?? 0) <= clock) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
