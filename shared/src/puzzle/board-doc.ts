import type { Doc, XmlFragment, Map as YMap } from 'yjs';

/** A card on the shared board. */
export interface BoardPiece {
  /** The anatomy layer it belongs to, 1–14; 0 for none. */
  layer: number;
  x: number;
  y: number;
  label: string;
  kind: string;
  /** Display name of who put it there. */
  by: string;
}

/** A labelled line between two cards. */
export interface BoardLink {
  from: string;
  to: string;
  label: string;
  by: string;
}

/** Longest label of a card or line. */
export const BOARD_LABEL_MAX_LENGTH = 200;

/** The board's cards by id. */
export const boardPieces = (doc: Doc): YMap<BoardPiece> => doc.getMap<BoardPiece>('pieces');

/** The board's lines by id. */
export const boardLinks = (doc: Doc): YMap<BoardLink> => doc.getMap<BoardLink>('links');

/** The shared notes. */
export const boardNotes = (doc: Doc): XmlFragment => doc.getXmlFragment('notes');

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

/** Takes a card away together with the lines that lead to it, as one change. */
export function removePiece(doc: Doc, id: string): void {
  doc.transact(() => {
    boardPieces(doc).delete(id);
    for (const [linkId, link] of boardLinks(doc)) {
      if (link.from === id || link.to === id) boardLinks(doc).delete(linkId);
    }
  });
}

/** Changes parts of a card; does nothing for one that is gone. */
export function changePiece(doc: Doc, id: string, change: Partial<BoardPiece>): void {
  const piece = boardPieces(doc).get(id);
  if (piece) boardPieces(doc).set(id, { ...piece, ...change });
}

/** Whether a value from the document is a card: foreign clients may have written anything. */
export function isBoardPiece(value: unknown): value is BoardPiece {
  const piece = value as Partial<BoardPiece> | null;
  return (
    typeof piece === 'object' &&
    piece !== null &&
    Number.isFinite(piece.x) &&
    Number.isFinite(piece.y) &&
    typeof piece.label === 'string' &&
    typeof piece.layer === 'number'
  );
}

/** Whether a value from the document is a line. */
export function isBoardLink(value: unknown): value is BoardLink {
  const link = value as Partial<BoardLink> | null;
  return (
    typeof link === 'object' && link !== null && typeof link.from === 'string' && typeof link.to === 'string'
  );
}
