import * as Y from 'yjs';
import { FOREIGN, FOREIGN_TYPE, GONE, keyOf, type Place, type ResolvedStruct } from './place.ts';
import type { StructPlaces } from './struct-places.ts';

/** An update that refers to unknown operations. */
export class UnknownNeighbourError extends Error {}
/** An item with two places at once, or outside the layout. */
export class ImpossiblePlaceError extends Error {}

/** Resolves the places of an update's structs; throws when one is unknown or impossible. */
export function resolveStructs(update: Uint8Array, index: StructPlaces, text: string): ResolvedStruct[] {
  return new Resolver(Y.decodeUpdate(update).structs, index, text, false).run();
}

/** As `resolveStructs`, for stored updates, which are never refused. */
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

  // A loop, not recursion: a long text is a chain of as many neighbours.
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

  // When both neighbours name a place, Yjs follows the right one: the item would then be in two lists.
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

const idOf = ({ client, clock }: Y.ID): string => `${client}:${clock}`;

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
