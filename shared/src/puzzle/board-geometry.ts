import { type BoardPiece, FRAME_KIND } from './board-shapes.ts';

/** A rectangle on the board. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Width of every card, in board units. */
export const CARD_WIDTH = 224;
/** Height of a card with one line of text. */
export const CARD_MIN_HEIGHT = 84;
const LINE_HEIGHT = 20;
/** Characters of a line, roughly; too few rather than too many, so that neighbours do not touch. */
const CHARACTERS_A_LINE = 25;
const BOUND_HEIGHT = 30;
const FRAME_WIDTH = 520;
const FRAME_HEIGHT = 360;

type Sized = Pick<BoardPiece, 'kind' | 'label' | 'pieceId' | 'evidenceId' | 'w' | 'h'>;

/** A frame's size; one without is as large as a new one. */
export function frameSize({ w = FRAME_WIDTH, h = FRAME_HEIGHT }: Pick<BoardPiece, 'w' | 'h'>): {
  width: number;
  height: number;
} {
  return { width: w, height: h };
}

/** How large a card is drawn; its height is an estimate from its text. */
export function cardSize(card: Sized): { width: number; height: number } {
  if (card.kind === FRAME_KIND) return frameSize(card);
  const lines = card.label
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / CHARACTERS_A_LINE)), 0);
  const bound = card.pieceId || card.evidenceId ? BOUND_HEIGHT : 0;
  return { width: CARD_WIDTH, height: CARD_MIN_HEIGHT + (lines - 1) * LINE_HEIGHT + bound };
}

/** A card's rectangle. */
export function rectOf(card: Sized & { x: number; y: number }): Rect {
  return { x: card.x, y: card.y, ...cardSize(card) };
}

/** The smallest rectangle around all; null for none. */
export function boundsOf(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of rects) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function holds(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** The ids of what a frame holds: cards whose middle is in it, and frames that are wholly in it. */
export function listInFrame<Card extends Sized & { id: string; x: number; y: number }>(
  frame: Card,
  cards: readonly Card[],
): string[] {
  const outer = rectOf(frame);
  return cards.flatMap((card) => {
    if (card.id === frame.id) return [];
    const rect = rectOf(card);
    const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, width: 0, height: 0 };
    return holds(outer, card.kind === FRAME_KIND ? rect : middle) ? [card.id] : [];
  });
}

/** The rectangle of a given size that shows the most cards wholly; it begins at a card's left and top. */
export function densestView(rects: readonly Rect[], size: { width: number; height: number }): Rect | null {
  const byLeft = [...rects].sort((a, b) => a.x - b.x);
  let best: Rect[] = [];
  for (const { x } of byLeft) {
    const column = byLeft.filter((rect) => rect.x >= x && rect.x + rect.width <= x + size.width);
    if (column.length <= best.length) continue;
    const shown = densestRows(column, size.height);
    if (shown.length > best.length) best = shown;
  }
  // A view smaller than every card still begins at one.
  return boundsOf(best.length > 0 ? best : byLeft.slice(0, 1));
}

function densestRows(rects: readonly Rect[], height: number): Rect[] {
  const byTop = [...rects].sort((a, b) => a.y - b.y);
  let best: Rect[] = [];
  for (const { y } of byTop) {
    const shown = byTop.filter((rect) => rect.y >= y && rect.y + rect.height <= y + height);
    if (shown.length > best.length) best = shown;
  }
  return best;
}
