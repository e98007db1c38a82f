import * as Y from 'yjs';

/** Where an item stands, by the key of its place: told apart are entries, lists of children, attributes and texts. */
export type Place =
  /** Collected: whatever is put there is collected too. */
  | { kind: 'gone' }
  /** Somewhere no document of ours has a place: written before there were rules. */
  | { kind: 'foreign' }
  /** The value of a root map's key. */
  | { kind: 'entry'; map: string; key: string }
  /** Children of a root or of an element. */
  | { kind: 'children'; of: string; name: string }
  | { kind: 'attribute'; of: string; name: string; key: string }
  | { kind: 'text'; of: string };

const GONE: Place = { kind: 'gone' };
const FOREIGN: Place = { kind: 'foreign' };

interface Span {
  from: number;
  to: number;
  place: Place;
}

/** Everything of an index that is made in another thread. */
export interface PackedPlaces {
  places: Place[];
  /** Per client: from, to and number of the place, in order. */
  spans: Map<number, Float64Array>;
  types: Map<string, string>;
  /** Per number of an entry's place: the client that made the entry. */
  makers: Map<number, number>;
}

/** What an element's name is for a type that is neither element nor text. */
export const FOREIGN_TYPE = '#foreign';

/**
 * Where every operation of a document stands, without the document: Yjs writes the place of an item only where it cannot
 * be copied from a neighbour, so what an update does is told by the items it refers to.
 */
export class StructPlaces {
  private readonly spans = new Map<number, Span[]>();
  /** Elements and texts by the id of the item that holds them; the name of an element, or the text's. */
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

  /** First clock of a client of which nothing is known. */
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
    tell: (place: Place, from: number, to: number) => void,
  ): void {
    const list = this.spans.get(client) ?? [];
    for (let at = Math.max(0, indexAt(list, from)); at < list.length; at++) {
      const span = list[at];
      if (span === undefined || span.from >= to) return;
      if (span.to > from) tell(span.place, Math.max(from, span.from), Math.min(to, span.to));
    }
  }

  typeAt(id: string): string | undefined {
    return this.types.get(id);
  }

  /** Takes in what was resolved; what is known already stays as it is, as it does in every document. */
  add(resolved: Iterable<ResolvedStruct>): void {
    for (const { client, clock, length, place, type } of resolved) {
      const kept = this.intern(place);
      if (type !== null) this.types.set(`${client}:${clock}`, type);
      if (kept.kind === 'entry' && !this.makers.has(kept)) this.makers.set(kept, client);
      this.addSpan(client, { from: clock, to: clock + length, place: kept });
    }
  }

  /** The client that made an entry first. */
  makerOf(place: Place): number | undefined {
    return this.makers.get(this.known(place));
  }

  /** Everything that is known, span by span. */
  *all(): IterableIterator<{ place: Place; client: number; from: number; to: number }> {
    for (const [client, list] of this.spans) for (const span of list) yield { client, ...span };
  }

  /** The same place as it is known here, so that places can be compared; nothing is kept of one that is not known. */
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

/** One struct with its place; `type` is the name of the element or text it holds. */
export interface ResolvedStruct {
  client: number;
  clock: number;
  length: number;
  place: Place;
  type: string | null;
  item: Y.Item | null;
}

/** An update that refers to operations nobody here knows. */
export class UnknownNeighbourError extends Error {}
/** An item that is put into two places at once, or into a place no document of ours has. */
export class ImpossiblePlaceError extends Error {}

/** The structs of an update with their places; throws for places that cannot be told or cannot be. */
export function resolveStructs(update: Uint8Array, index: StructPlaces, text: string): ResolvedStruct[] {
  return new Resolver(Y.decodeUpdate(update).structs, index, text, false).run();
}

/** The same for what is stored already, whatever it is. */
export function resolveStored(update: Uint8Array, index: StructPlaces, text: string): ResolvedStruct[] {
  return new Resolver(Y.decodeUpdate(update).structs, index, text, true).run();
}

class Resolver {
  private readonly structs: readonly (Y.Item | Y.GC | Y.Skip)[];
  private readonly index: StructPlaces;
  private readonly text: string;
  private readonly own = new Map<number, (Y.Item | Y.GC)[]>();
  private readonly types = new Map<string, string>();
  private readonly found = new Map<Y.Item, Place>();
  /** Places this update is the first to name. */
  private readonly fresh = new Map<string, Place>();
  private readonly isStored: boolean;

  constructor(
    structs: readonly (Y.Item | Y.GC | Y.Skip)[],
    index: StructPlaces,
    text: string,
    isStored: boolean,
  ) {
    this.isStored = isStored;
    this.structs = structs;
    this.index = index;
    this.text = text;
  }

  run(): ResolvedStruct[] {
    for (const struct of this.structs) {
      if (struct instanceof Y.Skip) continue;
      const list = this.own.get(struct.id.client) ?? [];
      this.own.set(struct.id.client, list);
      list.push(struct);
      if (struct instanceof Y.Item && struct.content instanceof Y.ContentType)
        this.types.set(idOf(struct.id), this.nameOf(struct.content.type));
    }
    const resolved = this.structs.flatMap((struct) =>
      struct instanceof Y.Skip ? [] : [this.resolve(struct)],
    );
    if (!this.isStored)
      for (const { item, place } of resolved) if (item !== null) this.checkBothSides(item, place);
    return resolved;
  }

  private resolve(struct: Y.Item | Y.GC): ResolvedStruct {
    const { client, clock } = struct.id;
    const item = struct instanceof Y.Item ? struct : null;
    const place = item === null ? GONE : this.isStored ? this.placeOrForeign(item) : this.placeOf(item);
    return {
      client,
      clock,
      length: struct.length,
      place,
      type: this.types.get(idOf(struct.id)) ?? null,
      item,
    };
  }

  private placeOrForeign(item: Y.Item): Place {
    try {
      return this.placeOf(item);
    } catch (error) {
      if (error instanceof UnknownNeighbourError || error instanceof ImpossiblePlaceError) return FOREIGN;
      throw error;
    }
  }

  private same(place: Exclude<Place, { kind: 'gone' | 'foreign' }>): Place {
    const known = this.index.known(place);
    if (known !== place) return known;
    const key = keyOf(place);
    const fresh = this.fresh.get(key) ?? place;
    this.fresh.set(key, fresh);
    return fresh;
  }

  // Not recursive: somebody who wrote a novel made a chain of as many neighbours.
  private placeOf(item: Y.Item): Place {
    const path: Y.Item[] = [];
    let place: Place | null = null;
    for (let next: Y.Item | null = item; next !== null; ) {
      const known: Place | undefined = this.found.get(next);
      if (known !== undefined) {
        place = known;
        break;
      }
      if (path.length > this.structs.length)
        throw new ImpossiblePlaceError('items refer to each other in a ring');
      path.push(next);
      const step: Place | Y.Item = this.step(next);
      if (!(step instanceof Y.Item)) {
        place = step;
        break;
      }
      next = step;
    }
    if (place === null) throw new UnknownNeighbourError('an item without a place');
    for (const passed of path) this.found.set(passed, place);
    return place;
  }

  /** The place of an item, or the neighbour in the same update that has it. */
  private step(item: Y.Item): Place | Y.Item {
    // Yjs's types name the state after integration; a decoded item has not been integrated.
    const parent = item.parent as unknown as string | Y.ID | null;
    if (typeof parent === 'string') return this.same(rootPlace(parent, item.parentSub));
    if (parent instanceof Y.ID) return this.below(parent, item.parentSub);
    const neighbour = item.rightOrigin ?? item.origin;
    if (neighbour === null) throw new ImpossiblePlaceError('an item without a place');
    return this.at(neighbour);
  }

  private at({ client, clock }: Y.ID): Place | Y.Item {
    const known = this.index.find(client, clock);
    if (known !== null) return known;
    const list = this.own.get(client) ?? [];
    const struct = list[structAt(list, clock)];
    if (struct === undefined || clock >= struct.id.clock + struct.length)
      throw new UnknownNeighbourError('an update refers to what is not here');
    return struct instanceof Y.Item ? struct : GONE;
  }

  private below(parent: Y.ID, key: string | null): Place {
    const of = idOf(parent);
    const name = this.types.get(of) ?? this.index.typeAt(of);
    if (name === undefined) {
      const holder = this.at(parent);
      if (holder instanceof Y.Item || holder.kind !== 'gone')
        throw new ImpossiblePlaceError('an item in something that holds none');
      return GONE;
    }
    if (name === FOREIGN_TYPE) throw new ImpossiblePlaceError('an item in something foreign');
    if (key !== null) return this.same({ kind: 'attribute', of, name, key });
    return this.same(name === this.text ? { kind: 'text', of } : { kind: 'children', of, name });
  }

  // Yjs believes the right neighbour where both name a place: one item would then stand in two lists.
  private checkBothSides({ origin, rightOrigin }: Y.Item, place: Place): void {
    if (origin === null || rightOrigin === null) return;
    const left = this.at(origin);
    const leftPlace = left instanceof Y.Item ? this.found.get(left) : left;
    if (leftPlace === undefined || leftPlace === place || leftPlace.kind === 'gone' || place.kind === 'gone')
      return;
    throw new ImpossiblePlaceError('an item between two places');
  }

  private nameOf(type: unknown): string {
    if (type instanceof Y.XmlText) return this.text;
    return type instanceof Y.XmlElement ? type.nodeName : FOREIGN_TYPE;
  }
}

function rootPlace(root: string, key: string | null): Exclude<Place, { kind: 'gone' | 'foreign' }> {
  return key === null
    ? { kind: 'children', of: `/${root}`, name: `/${root}` }
    : { kind: 'entry', map: root, key };
}

function keyOf(place: Exclude<Place, { kind: 'gone' | 'foreign' }>): string {
  switch (place.kind) {
    case 'entry':
      return `e${place.map}\n${place.key}`;
    case 'children':
      return `c${place.of}`;
    case 'attribute':
      return `a${place.of}\n${place.key}`;
    case 'text':
      return `t${place.of}`;
  }
}

const idOf = ({ client, clock }: Y.ID): string => `${client}:${clock}`;

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

function structAt(structs: readonly (Y.Item | Y.GC)[], clock: number): number {
  let low = 0;
  let high = structs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((structs[middle]?.id.clock ?? 0) <= clock) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
