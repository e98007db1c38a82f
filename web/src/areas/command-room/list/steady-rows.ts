import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';
import type { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

type Clusters = readonly Pick<ClusterSummary, 'id'>[];

/** Height of the sticky header, in pixels. */
const HEADER_HEIGHT = 64;

/** The cards that were visible after the last render. */
interface Seen {
  clusters: Clusters;
  columns: number;
  lead: number;
  /** The first row below the header, and its offset in the page. */
  row: number;
  start: number;
  /** The visible cards, by their positions in the list. */
  from: number;
  to: number;
}

/** The cells of a grid whose visible cards keep their columns. */
export interface SteadyCells {
  clusters: Clusters;
  columns: number;
  /** Empty cells before the first card. */
  lead: number;
  /** Removes the empty cells in the next render. */
  removeLead: () => void;
  seen: RefObject<Seen | null>;
}

/** What was visible when the list was left, so that the cards have the same columns when somebody comes back. */
let left: Seen | null = null;

/**
 * Keeps the visible cards in their columns when cards are added or removed above them, by leaving cells empty before the
 * first card. At the top of the list it does nothing.
 */
export function useSteadyCells(clusters: Clusters, columns: number): SteadyCells {
  const seen = useRef<Seen | null>(null);
  const [layout, setLayout] = useState(() => ({ clusters, columns, lead: leadOnReturn(clusters, columns) }));
  useLayoutEffect(
    () => () => {
      left = seen.current;
    },
    [],
  );
  let { lead } = layout;
  if (layout.clusters !== clusters || layout.columns !== columns) {
    const before = seen.current;
    // Set during render: an intermediate render would measure rows of other cards and scroll for them.
    const shift = before?.columns === columns ? shiftOf(before, clusters) : null;
    lead = before && shift !== null ? computeLead(before.lead, shift, columns) : 0;
    setLayout({ clusters, columns, lead });
  }
  const removeLead = () => setLayout({ clusters, columns, lead: 0 });
  return { clusters, columns, lead, removeLead, seen };
}

function leadOnReturn(clusters: Clusters, columns: number): number {
  const shift = left?.columns === columns ? shiftOf(left, clusters) : null;
  return left && shift !== null ? computeLead(left.lead, shift, columns) : 0;
}

export interface SteadyRowsProps {
  cells: SteadyCells;
  /** The list's offset in the page, in pixels. */
  top: number;
  virtualizer: ReturnType<typeof useWindowVirtualizer<HTMLLIElement>>;
}

/** Scrolls by the rows that were added or removed above the visible cards. */
export function useSteadyRows({ cells, top, virtualizer }: SteadyRowsProps): void {
  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    const { clusters, columns, lead, removeLead, seen } = cells;
    const before = seen.current;
    // Where the virtualizer last saw the page: asking the browser would lay the new cards out first, once more for each render.
    let offset = virtualizer.scrollOffset ?? window.scrollY;
    if (before && before.clusters !== clusters && before.columns === columns) {
      const shift = shiftOf(before, clusters);
      const row = before.row + ((shift ?? 0) + lead - before.lead) / columns;
      const start = virtualizer.measurementsCache[row]?.start ?? before.start;
      if (shift !== null && start !== before.start) {
        window.scrollBy(0, start - before.start);
        offset = window.scrollY;
      }
    }
    const isPastTop = offset > top;
    // Somebody who comes back: the page around restores the scroll position after the first effect, and the virtualizer hears of it later.
    if (!isPastTop && lead !== 0 && isPlaced.current && window.scrollY <= top) removeLead();
    isPlaced.current = true;
    const [first, last] = findVisibleRange(virtualizer.getVirtualItems(), offset);
    if (!isPastTop || !first || !last) {
      seen.current = null;
      return;
    }
    seen.current = {
      clusters,
      columns,
      lead,
      row: first.index,
      start: first.start,
      from: Math.max(0, first.index * columns - lead),
      to: (last.index + 1) * columns - lead,
    };
  });
}

function findVisibleRange<Row extends { start: number; end: number }>(
  rows: readonly Row[],
  offset: number,
): (Row | undefined)[] {
  const from = offset + HEADER_HEIGHT;
  const to = offset + window.innerHeight;
  const shown = rows.filter(({ start, end }) => end > from && start < to);
  return [shown[0], shown.at(-1)];
}

/** How many cells to leave empty so that cards that shifted by `shift` positions keep their columns. */
export function computeLead(lead: number, shift: number, columns: number): number {
  return (((lead - shift) % columns) + columns) % columns;
}

/**
 * By how many positions commonest of the visible cards shifted; null when none is listed any more. So a single card that moved
 * to the top does not count.
 */
export function shiftOf(
  { clusters: before, from, to }: { clusters: Clusters; from: number; to: number },
  after: Clusters,
): number | null {
  const places = new Map(after.map(({ id }, place) => [id, place]));
  const counts = new Map<number, number>();
  for (const [index, { id }] of before.slice(from, to).entries()) {
    const place = places.get(id);
    if (place === undefined) continue;
    const shift = place - (from + index);
    counts.set(shift, (counts.get(shift) ?? 0) + 1);
  }
  let commonest: number | null = null;
  for (const [shift, count] of counts)
    if (commonest === null || count > (counts.get(commonest) ?? 0)) commonest = shift;
  return commonest;
}
