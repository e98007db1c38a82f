import * as v from 'valibot';
import { LAYER_COUNT } from '../catalogue/anatomy.ts';
import { idSchema } from '../kernel/schemas.ts';
import { isBoardId } from '../puzzle/board-shapes.ts';

/** What a link to a screen of this platform leads to. */
export type OwnLink =
  | { kind: 'puzzle' | 'cluster'; clusterId: string }
  | { kind: 'layer'; clusterId: string; layer: number }
  | { kind: 'piece'; clusterId: string; pieceId: string }
  | { kind: 'card'; clusterId: string; cardId: string }
  | { kind: 'comment'; clusterId: string; commentId: string }
  | { kind: 'exhibit'; evidenceId: string };

const SCREEN = /^\/(puzzle|cluster-detail|evidence)\/([^/?#\s]+)(?:\?([^#\s]*))?(?:#\S*)?$/u;

/** What a path of this platform leads to; null for what cannot be unfurled. */
export function parseOwnLink(path: string): OwnLink | null {
  const found = SCREEN.exec(path);
  const id = decode(found?.[2] ?? '');
  if (!found || !v.is(idSchema, id)) return null;
  if (found[1] === 'evidence') return { kind: 'exhibit', evidenceId: id };
  if (found[1] === 'cluster-detail') return { kind: 'cluster', clusterId: id };
  return inPuzzle(id, queryOf(found[3] ?? ''));
}

function inPuzzle(clusterId: string, query: ReadonlyMap<string, string>): OwnLink {
  const commentId = query.get('comment');
  if (v.is(idSchema, commentId)) return { kind: 'comment', clusterId, commentId };
  const pieceId = query.get('piece');
  if (v.is(idSchema, pieceId)) return { kind: 'piece', clusterId, pieceId };
  const cardId = query.get('card') ?? '';
  if (isBoardId(cardId)) return { kind: 'card', clusterId, cardId };
  const layer = Number(query.get('layer'));
  if (Number.isInteger(layer) && layer >= 1 && layer <= LAYER_COUNT)
    return { kind: 'layer', clusterId, layer };
  return { kind: 'puzzle', clusterId };
}

const queryOf = (query: string): Map<string, string> =>
  new Map(
    query.split('&').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decode(name), decode(value.join('='))];
    }),
  );

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // A lone "%" is no encoded character.
    return text;
  }
}

/** A link in a text. */
export interface FoundLink {
  from: number;
  to: number;
  /** The path of a screen of ours; null for an address of somebody else. */
  path: string | null;
}

const ADDRESS = /https?:\/\/[^\s<>"'“”‘’)\]}]+/giu;
/** What ends a sentence rather than an address. */
const AFTER = '.,;:!?';

function withoutEnd(address: string): string {
  let end = address.length;
  while (end > 0 && AFTER.includes(address[end - 1] ?? ' ')) end -= 1;
  return address.slice(0, end);
}

/** The addresses in a text, those of this installation (by its origin) with their path. */
export function findLinks(text: string, origin: string): FoundLink[] {
  return [...text.matchAll(ADDRESS)].map(({ 0: found, index }) => {
    const address = withoutEnd(found);
    const isOurs = address === origin || address.startsWith(`${origin}/`);
    return {
      from: index,
      to: index + address.length,
      path: isOurs ? address.slice(origin.length) || '/' : null,
    };
  });
}
