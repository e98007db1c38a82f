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

/** A side of a card where a line begins or ends. */
export type Side = 'left' | 'right' | 'top' | 'bottom';

/**
 * The sides that a line joins: across the narrower gap between the two cards, where it runs between the others and not behind
 * them. Cards that overlap are joined from left to right.
 */
export function sidesOf(from: Rect, to: Rect): { from: Side; to: Side } {
  const [right, left] = [to.x - (from.x + from.width), from.x - (to.x + to.width)];
  const [below, above] = [to.y - (from.y + from.height), from.y - (to.y + to.height)];
  const [across, down] = [Math.max(right, left), Math.max(below, above)];
  const isDown = down >= 0 && (across < 0 || down < across);
  if (isDown) return below >= above ? { from: 'bottom', to: 'top' } : { from: 'top', to: 'bottom' };
  return left > right && left >= 0 ? { from: 'left', to: 'right' } : { from: 'right', to: 'left' };
}

/** The middle of a side. */
export function middleOfSide({ x, y, width, height }: Rect, side: Side): { x: number; y: number } {
  if (side === 'left') return { x, y: y + height / 2 };
  if (side === 'right') return { x: x + width, y: y + height / 2 };
  return { x: x + width / 2, y: side === 'top' ? y : y + height };
}

/** The place nearest to the wanted one where a rectangle covers none of the others; `gap` lies between it and them. */
export function freePlace(
  { x, y, width, height }: Rect,
  others: readonly Rect[],
  gap: number,
): { x: number; y: number } {
  const isFree = (at: { x: number; y: number }) =>
    others.every(
      (other) =>
        at.x >= other.x + other.width + gap ||
        at.x + width + gap <= other.x ||
        at.y >= other.y + other.height + gap ||
        at.y + height + gap <= other.y,
    );
  const beside = others.flatMap((other) => [
    { x: other.x + other.width + gap, y },
    { x: other.x - gap - width, y },
    { x, y: other.y + other.height + gap },
    { x, y: other.y - gap - height },
  ]);
  const wayTo = (at: { x: number; y: number }) => Math.hypot(at.x - x, at.y - y);
  const nearest = [{ x, y }, ...beside].filter(isFree).sort((a, b) => wayTo(a) - wayTo(b));
  // Beside the outermost card there is always room.
  return nearest[0] ?? { x, y };
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
  const fitting = rects.filter(({ width, height }) => width <= size.width && height <= size.height);
  const byTop = [...fitting].sort((a, b) => a.y - b.y);
  const byBottom = [...fitting].sort((a, b) => a.y + a.height - b.y - b.height);
  let best: Rect[] = [];
  for (const left of new Set(fitting.map(({ x }) => x).sort((a, b) => a - b))) {
    const isInColumn = ({ x, width }: Rect) => x >= left && x + width <= left + size.width;
    const column = byTop.filter(isInColumn);
    if (column.length <= best.length) continue;
    const { top, count } = densestRows(column, byBottom.filter(isInColumn), size.height);
    if (count > best.length)
      best = column.filter(({ y, height }) => y >= top && y + height <= top + size.height);
  }
  // A view smaller than every card still begins at one.
  return boundsOf(best.length > 0 ? best : rects.slice(0, 1));
}

/** The top of the rows of this height with the most rectangles wholly inside; each of them is no higher than the rows. */
function densestRows(byTop: readonly Rect[], byBottom: readonly Rect[], height: number) {
  let best = { top: 0, count: 0 };
  let ended = 0;
  for (const [begun, { y: top }] of byTop.entries()) {
    for (let next = byBottom[ended]; next && next.y + next.height <= top + height; next = byBottom[ended])
      ended += 1;
    // Whatever began above these rows ended within or above them, so it is among the ended.
    if (ended - begun > best.count) best = { top, count: ended - begun };
  }
  return best;
}
