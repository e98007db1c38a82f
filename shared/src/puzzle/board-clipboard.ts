import * as v from 'valibot';
import type { Doc } from 'yjs';
import { type Board, boardLinks, boardPieces } from './board-doc.ts';
import { type BoardLink, type BoardPiece, isBoardId, isBoardLink, isBoardPiece } from './board-shapes.ts';

/** The clipboard's type for cards; text beside it is for other programs. */
export const BOARD_CLIPBOARD_TYPE = 'application/x-fap-board+json';
/** Most cards that are copied or pasted at once. */
export const COPY_MAX = 100;

const copySchema = v.strictObject({
  /** Where it was copied: a piece or an exhibit means nothing on the board of another cluster. */
  clusterId: v.string(),
  pieces: v.pipe(
    v.array(v.tuple([v.pipe(v.string(), v.check(isBoardId)), v.custom<BoardPiece>(isBoardPiece)])),
    v.minLength(1),
    v.maxLength(COPY_MAX),
  ),
  links: v.pipe(v.array(v.custom<BoardLink>(isBoardLink)), v.maxLength(COPY_MAX * 10)),
});
/** Copied cards, and the lines between them. */
export type BoardCopy = v.InferOutput<typeof copySchema>;

/** The chosen cards with the lines between them; null when none is chosen. */
export function copyCards(
  { pieces, links }: Board,
  ids: ReadonlySet<string>,
  clusterId: string,
): BoardCopy | null {
  const chosen = pieces.filter(({ id }) => ids.has(id)).slice(0, COPY_MAX);
  if (chosen.length === 0) return null;
  const kept = new Set(chosen.map(({ id }) => id));
  return {
    clusterId,
    pieces: chosen.map(({ id, ...piece }) => [id, piece]),
    links: links
      .filter(({ from, to }) => kept.has(from) && kept.has(to))
      .slice(0, COPY_MAX * 10)
      .map(({ id: _id, ...link }) => link),
  };
}

/** Parses what the clipboard holds, which any page may have written; null when it is no cards. */
export function parseCopy(text: string): BoardCopy | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  const result = v.safeParse(copySchema, value);
  return result.success ? result.output : null;
}

export interface PasteTarget {
  clusterId: string;
  /** Whose the new cards are. */
  by: string;
  /** Where the upper left corner of what is pasted comes. */
  at: { x: number; y: number };
  newId: () => string;
}

/** Pastes cards and lines under new ids, as one change; returns the new cards' ids. */
export function pasteCards(doc: Doc, copy: BoardCopy, { clusterId, by, at, newId }: PasteTarget): string[] {
  const left = Math.min(...copy.pieces.map(([, { x }]) => x));
  const top = Math.min(...copy.pieces.map(([, { y }]) => y));
  const ids = new Map(copy.pieces.map(([id]) => [id, newId()]));
  doc.transact(() => {
    for (const [id, piece] of copy.pieces) {
      const { pieceId, evidenceId, ...rest } = piece;
      const bound = {
        ...(pieceId === undefined ? {} : { pieceId }),
        ...(evidenceId === undefined ? {} : { evidenceId }),
      };
      const place = { x: Math.round(at.x + piece.x - left), y: Math.round(at.y + piece.y - top) };
      const value = { ...rest, ...(copy.clusterId === clusterId ? bound : {}), ...place, by };
      boardPieces(doc).set(ids.get(id) ?? newId(), value);
    }
    for (const link of copy.links) {
      const [from, to] = [ids.get(link.from), ids.get(link.to)];
      if (from && to) boardLinks(doc).set(newId(), { ...link, from, to, by });
    }
  });
  return [...ids.values()];
}
