import type { Doc, XmlFragment, Map as YMap } from 'yjs';
import {
  BOARD_LABEL_MAX_LENGTH,
  type BoardLink,
  type BoardPiece,
  isBoardId,
  isBoardLink,
  isBoardPiece,
  type LinkKind,
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

/** A card with its key. */
export type BoardCard = Board['pieces'][number];
/** A line with its key. */
export type BoardLine = Board['links'][number];

/** Parses the board, ignoring malformed entries. An entry that did not change is the same object as before. */
export function parseBoard(doc: Doc): Board {
  const pieces = parseEntries(boardPieces(doc), isBoardPiece, PARSED_PIECES);
  const ids = new Set(pieces.map((piece) => piece.id));
  const links = parseEntries(boardLinks(doc), isBoardLink, PARSED_LINKS).filter(
    ({ from, to }) => ids.has(from) && ids.has(to),
  );
  return { pieces, links };
}

// Values in a Yjs map are never changed in place: while one card is dragged, the others need no second look.
const PARSED_PIECES = new WeakMap<object, BoardCard | null>();
const PARSED_LINKS = new WeakMap<object, BoardLine | null>();

function parseEntries<Value extends object>(
  map: YMap<Value>,
  isValue: (value: unknown) => value is Value,
  parsed: WeakMap<object, (Value & { id: string }) | null>,
): (Value & { id: string })[] {
  const entries: (Value & { id: string })[] = [];
  for (const [id, value] of map) {
    if (typeof value !== 'object' || value === null) continue;
    let entry = parsed.get(value);
    // One object may be the value of two keys.
    if (entry === undefined || (entry && entry.id !== id)) {
      entry = isBoardId(id) && isValue(value) ? { ...value, id } : null;
      parsed.set(value, entry);
    }
    if (entry) entries.push(entry);
  }
  return entries;
}

/** Leaves as wide a gap as the word of a line needs. */
const COLUMN_WIDTH = 328;
/** Room for a card of eight lines, so that rows do not touch. */
const ROW_HEIGHT = 260;
const COLUMNS = 4;

/** Puts a card on the first free place of the board's grid; a long label is cut. */
export function addCard(doc: Doc, id: string, card: Omit<BoardPiece, 'x' | 'y'>): void {
  const pieces = boardPieces(doc);
  const cell = (x: number, y: number) => `${Math.round(x / COLUMN_WIDTH)} ${Math.round(y / ROW_HEIGHT)}`;
  const taken = new Set([...pieces.values()].filter(isBoardPiece).map(({ x, y }) => cell(x, y)));
  let place = 0;
  const at = () => ({ x: (place % COLUMNS) * COLUMN_WIDTH, y: Math.floor(place / COLUMNS) * ROW_HEIGHT });
  while (taken.has(cell(at().x, at().y))) place += 1;
  placeCard(doc, id, { ...card, ...at() });
}

/** Puts a card where it says; a long label is cut. */
export function placeCard(doc: Doc, id: string, card: BoardPiece): void {
  boardPieces(doc).set(id, { ...card, label: card.label.slice(0, BOARD_LABEL_MAX_LENGTH) });
}

/** Draws a line between two cards. */
export function addLine(doc: Doc, id: string, line: BoardLink): void {
  boardLinks(doc).set(id, line);
}

/** Changes a line's kind, `null` for none; does nothing if it was deleted. */
export function setLineKind(doc: Doc, id: string, kind: LinkKind | null): void {
  const line: unknown = boardLinks(doc).get(id);
  if (!isBoardLink(line)) return;
  const { kind: _before, ...rest } = line;
  boardLinks(doc).set(id, kind ? { ...rest, kind } : rest);
}

/** Where a card stands; a frame that is resized also has its new size. */
export type Place = Pick<BoardPiece, 'x' | 'y'> & { w?: number; h?: number };

/** A place as the board keeps it: whole pixels. */
export const keptPlace = ({ x, y, w, h }: Place): Place => ({
  x: Math.round(x),
  y: Math.round(y),
  ...(w === undefined || h === undefined ? {} : { w: Math.round(w), h: Math.round(h) }),
});

/** Moves cards as one change; cards that were deleted or stand there already are left alone. */
export function moveCards(doc: Doc, places: ReadonlyMap<string, Place>): void {
  doc.transact(() => {
    for (const [id, wanted] of places) {
      const piece = boardPieces(doc).get(id);
      const place = keptPlace(wanted);
      const isMoved = piece && Object.entries(place).some(([side, value]) => piece[side as 'x'] !== value);
      if (isMoved) changePiece(doc, id, place);
    }
  });
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
