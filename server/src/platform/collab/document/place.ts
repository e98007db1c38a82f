import type * as Y from 'yjs';

/** The place of an item: a map entry, a list of children, an attribute or a text. */
export type Place =
  /** Garbage-collected: what is inserted there is collected too. */
  | { kind: 'gone' }
  /** Outside every layout: written before layouts were enforced. */
  | { kind: 'foreign' }
  /** The value of a root map's key. */
  | { kind: 'entry'; map: string; key: string }
  /** Children of a root or of an element. */
  | { kind: 'children'; of: string; name: string }
  | { kind: 'attribute'; of: string; name: string; key: string }
  | { kind: 'text'; of: string };

/** The place of garbage-collected items. */
export const GONE: Place = { kind: 'gone' };
/** The place of items outside every layout. */
export const FOREIGN: Place = { kind: 'foreign' };

/** The name of a type that is neither element nor text. */
export const FOREIGN_TYPE = '#foreign';

/** One struct with its place; `type` is the name of the element or text it holds. */
export interface ResolvedStruct {
  client: number;
  clock: number;
  length: number;
  place: Place;
  type: string | null;
  item: Y.Item | null;
}

/** The key by which places are compared. */
export function keyOf(place: Exclude<Place, { kind: 'gone' | 'foreign' }>): string {
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
