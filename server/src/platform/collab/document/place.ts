import type * as Y from 'yjs';

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

/** The place of what was collected. */
export const GONE: Place = { kind: 'gone' };
/** The place of what has none. */
export const FOREIGN: Place = { kind: 'foreign' };

/** What an element's name is for a type that is neither element nor text. */
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

/** By what the same place is known again. */
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
