import type { Doc, XmlFragment, Map as YMap } from 'yjs';
import {
  BOARD_LABEL_MAX_LENGTH,
  type BoardLink,
  type BoardPiece,
  isBoardId,
  isBoardLink,
  isBoardPiece,
} from './board-shapes.ts';

/** The board's cards by id; values are unvalidated. */
export const boardPieces = (doc: Doc): YMap<BoardPiece> => doc.getMap<BoardPiece>('pieces');

/** The board's lines by id. */
export const boardLinks = (doc: Doc): YMap<BoardLink> => doc.getMap<BoardLink>('links');

/** The shared notes. */
export const boardNotes = (doc: Doc): XmlFragment => doc.getXmlFragment('notes');

/** A board's content, without malformed entries and dangling lines. */
export interface Board {
  pieces: readonly (BoardPiece & { id: string })[];
  links: readonly (BoardLink & { id: string })[];
}

/** Parses the board, ignoring malformed entries. */
export function parseBoard(doc: Doc): Board {
  const pieces = [...boardPieces(doc)].flatMap(([id, piece]) =>
    isBoardId(id) && isBoardPiece(piece) ? [{ ...piece, id }] : [],
  );
  const ids = new Set(pieces.map((piece) => piece.id));
  const links = [...boardLinks(doc)].flatMap(([id, link]) =>
    isBoardId(id) && isBoardLink(link) && ids.has(link.from) && ids.has(link.to) ? [{ ...link, id }] : [],
  );
  return { pieces, links };
}

const COLUMN_WIDTH = 280;
const ROW_HEIGHT = 200;
const COLUMNS = 4;

/** Puts a card on the first free place of the board's grid; a long label is cut. */
export function addCard(doc: Doc, id: string, card: Omit<BoardPiece, 'x' | 'y'>): void {
  const pieces = boardPieces(doc);
  const cell = (x: number, y: number) => `${Math.round(x / COLUMN_WIDTH)} ${Math.round(y / ROW_HEIGHT)}`;
  const taken = new Set([...pieces.values()].filter(isBoardPiece).map(({ x, y }) => cell(x, y)));
  let place = 0;
  const at = () => ({ x: (place % COLUMNS) * COLUMN_WIDTH, y: Math.floor(place / COLUMNS) * ROW_HEIGHT });
  while (taken.has(cell(at().x, at().y))) place += 1;
  pieces.set(id, { ...card, ...at(), label: card.label.slice(0, BOARD_LABEL_MAX_LENGTH) });
}

/** Deletes cards with their lines, and further lines, as one change. */
export function removeFromBoard(
  doc: Doc,
  pieceIds: readonly string[],
  linkIds: readonly string[] = [],
): void {
  doc.transact(() => {
    for (const id of pieceIds) boardPieces(doc).delete(id);
    for (const id of linkIds) boardLinks(doc).delete(id);
    for (const [linkId, link] of boardLinks(doc)) {
      const isAttached = isBoardLink(link) && (pieceIds.includes(link.from) || pieceIds.includes(link.to));
      if (isAttached) boardLinks(doc).delete(linkId);
    }
  });
}

/** Restores deleted cards, and lines whose cards exist again; existing entries stay unchanged. */
export function restoreToBoard(
  doc: Doc,
  pieces: ReadonlyMap<string, BoardPiece>,
  links: ReadonlyMap<string, BoardLink>,
): void {
  const [onBoard, lines] = [boardPieces(doc), boardLinks(doc)];
  doc.transact(() => {
    for (const [id, piece] of pieces) if (!onBoard.has(id)) onBoard.set(id, piece);
    for (const [id, link] of links)
      if (!lines.has(id) && onBoard.has(link.from) && onBoard.has(link.to)) lines.set(id, link);
  });
}

/** Changes parts of a card; does nothing if it was deleted. */
export function changePiece(doc: Doc, id: string, change: Partial<BoardPiece>): void {
  const piece: unknown = boardPieces(doc).get(id);
  if (!isBoardPiece(piece)) return;
  const { label = piece.label } = change;
  boardPieces(doc).set(id, { ...piece, ...change, label: label.slice(0, BOARD_LABEL_MAX_LENGTH) });
}
