import type { BoardLine } from './board-doc.ts';
import { boundsOf, CARD_WIDTH, type Rect } from './board-geometry.ts';

/** A card to arrange: its rectangle and layer. */
export interface Placed extends Rect {
  id: string;
  layer: number;
}

/** New places by the card's id. */
export type Places = Map<string, { x: number; y: number }>;

export const ALIGNMENTS = ['left', 'top', 'distribute-x', 'distribute-y'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

const GAP_X = 96;
const GAP_Y = 28;
/** A column longer than this goes on beside itself. */
const COLUMN_CARDS = 12;
const SWEEPS = 4;

/** Puts cards on one left or upper edge, or the same distance apart. */
export function alignCards(cards: readonly Placed[], alignment: Alignment): Places {
  const bounds = boundsOf(cards);
  if (!bounds || cards.length < 2) return new Map();
  if (alignment === 'left') return new Map(cards.map(({ id, y }) => [id, { x: bounds.x, y }]));
  if (alignment === 'top') return new Map(cards.map(({ id, x }) => [id, { x, y: bounds.y }]));
  return distribute(cards, bounds, alignment === 'distribute-x');
}

function distribute(cards: readonly Placed[], bounds: Rect, isAcross: boolean): Places {
  const sorted = [...cards].sort((a, b) => (isAcross ? a.x - b.x : a.y - b.y));
  const sizeOf = (card: Rect) => (isAcross ? card.width : card.height);
  const taken = sorted.reduce((sum, card) => sum + sizeOf(card), 0);
  // A little apart even where there is no room, so that no card hides another.
  const gap = Math.max(
    GAP_Y / 2,
    ((isAcross ? bounds.width : bounds.height) - taken) / Math.max(1, sorted.length - 1),
  );
  let at = isAcross ? bounds.x : bounds.y;
  const places: Places = new Map();
  for (const card of sorted) {
    places.set(card.id, isAcross ? { x: at, y: card.y } : { x: card.x, y: at });
    at += sizeOf(card) + gap;
  }
  return places;
}

/** A column for each layer, in the order of the scam; cards of no layer come last. */
export function arrangeByLayer(cards: readonly Placed[], origin: { x: number; y: number }): Places {
  const layers = [...new Set(cards.map(({ layer }) => layer))].sort((a, b) => (a || 99) - (b || 99));
  const columns = layers.map((layer) =>
    cards.filter((card) => card.layer === layer).sort((a, b) => a.y - b.y || a.x - b.x),
  );
  return stack(columns, origin);
}

/** Cards follow the lines from left to right; those without a line stand below. */
export function arrangeByLines(
  cards: readonly Placed[],
  lines: readonly Pick<BoardLine, 'from' | 'to'>[],
  origin: { x: number; y: number },
): Places {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const inside = lines.filter(({ from, to }) => from !== to && byId.has(from) && byId.has(to));
  const joined = new Set(inside.flatMap(({ from, to }) => [from, to]));
  const ranks = rankByLines([...joined], inside);
  const columns: Placed[][] = [];
  for (const [id, rank] of ranks) {
    const card = byId.get(id);
    columns[rank] ??= [];
    if (card) columns[rank].push(card);
  }
  const ordered = untangle(
    columns.map((column) => column ?? []),
    inside,
  );
  const places = stack(ordered, origin);
  const rest = cards.filter(({ id }) => !joined.has(id)).sort((a, b) => a.y - b.y || a.x - b.x);
  const bottom = Math.max(origin.y, ...[...places].map(([id, { y }]) => y + (byId.get(id)?.height ?? 0)));
  const below = { x: origin.x, y: places.size > 0 ? bottom + 2 * GAP_Y : origin.y };
  const width = Math.max(1, Math.ceil(Math.sqrt(rest.length)));
  const grid = Array.from({ length: Math.min(width, rest.length) }, (_, column) =>
    rest.filter((_card, index) => index % width === column),
  );
  for (const [id, place] of stack(grid, below)) places.set(id, place);
  return places;
}

/** The longest way to each card along the lines; a line that would close a circle does not count. */
function rankByLines(
  ids: readonly string[],
  lines: readonly { from: string; to: string }[],
): Map<string, number> {
  const next = groupBy(lines, 'from', 'to');
  const state = new Map<string, 'open' | 'done'>();
  const order: string[] = [];
  const forward = new Map<string, string[]>();
  // Not recursive: a chain of 1,500 cards would fill the stack of a phone.
  for (const start of ids) {
    if (state.has(start)) continue;
    const path: { id: string; at: number }[] = [{ id: start, at: 0 }];
    state.set(start, 'open');
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const to = next.get(top.id)?.[top.at];
      top.at += 1;
      if (to === undefined) {
        state.set(top.id, 'done');
        order.push(top.id);
        path.pop();
      } else if (state.get(to) !== 'open') {
        forward.set(top.id, [...(forward.get(top.id) ?? []), to]);
        if (!state.has(to)) {
          state.set(to, 'open');
          path.push({ id: to, at: 0 });
        }
      }
    }
  }
  const ranks = new Map(ids.map((id) => [id, 0]));
  for (const id of order.reverse())
    for (const to of forward.get(id) ?? [])
      ranks.set(to, Math.max(ranks.get(to) ?? 0, (ranks.get(id) ?? 0) + 1));
  return ranks;
}

/** Orders each column by the middle of its neighbours' places, a few times to and fro, so that fewer lines cross. */
function untangle(
  columns: readonly Placed[][],
  lines: readonly { from: string; to: string }[],
): readonly Placed[][] {
  const [before, after] = [groupBy(lines, 'to', 'from'), groupBy(lines, 'from', 'to')];
  const rowOf = new Map<string, number>();
  const number = (column: readonly Placed[]) => {
    for (const [row, { id }] of column.entries()) rowOf.set(id, row);
  };
  const ordered = columns.map((column) => [...column].sort((a, b) => a.y - b.y));
  ordered.forEach(number);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const neighbours = sweep % 2 === 0 ? before : after;
    for (const column of sweep % 2 === 0 ? ordered : [...ordered].reverse()) {
      const middle = new Map(
        column.map(({ id }) => {
          const rows = (neighbours.get(id) ?? []).map((other) => rowOf.get(other) ?? 0);
          const own = rowOf.get(id) ?? 0;
          return [id, rows.length > 0 ? rows.reduce((sum, row) => sum + row, 0) / rows.length : own];
        }),
      );
      column.sort((a, b) => (middle.get(a.id) ?? 0) - (middle.get(b.id) ?? 0));
      number(column);
    }
  }
  return ordered;
}

function groupBy(
  lines: readonly { from: string; to: string }[],
  key: 'from' | 'to',
  value: 'from' | 'to',
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const line of lines) {
    const group = groups.get(line[key]);
    if (group) group.push(line[value]);
    else groups.set(line[key], [line[value]]);
  }
  return groups;
}

/** Stacks columns beside each other; a long one goes on beside itself. */
function stack(columns: readonly (readonly Placed[])[], origin: { x: number; y: number }): Places {
  const places: Places = new Map();
  let { x } = origin;
  for (const column of columns) {
    let { y } = origin;
    for (const [row, card] of column.entries()) {
      if (row > 0 && row % COLUMN_CARDS === 0) {
        x += CARD_WIDTH + GAP_Y;
        y = origin.y;
      }
      places.set(card.id, { x, y });
      y += card.height + GAP_Y;
    }
    x += CARD_WIDTH + GAP_X;
  }
  return places;
}
