import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';
import type { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

type Clusters = readonly Pick<ClusterSummary, 'id'>[];

/** Pixels at the top of the window that the page's header covers. */
const HEADER_HEIGHT = 64;

/** The cards somebody had before their eyes. */
interface Seen {
  clusters: Clusters;
  columns: number;
  lead: number;
  /** The first row below the header, and where it began in the page. */
  row: number;
  start: number;
  /** The cards in sight, by their places in the list. */
  from: number;
  to: number;
}

/** A list whose cards keep their columns. */
export interface SteadyCells {
  clusters: Clusters;
  columns: number;
  /** Cells left empty before the first card. */
  lead: number;
  /** Leaves none empty from the next draw on. */
  letGo: () => void;
  seen: RefObject<Seen | null>;
}

/**
 * Keeps the cards that somebody reads in their columns when others come or go above them: cells before the first card stay
 * empty for it. At the top of the list nothing is held.
 */
export function useSteadyCells(clusters: Clusters, columns: number): SteadyCells {
  const seen = useRef<Seen | null>(null);
  const [held, setHeld] = useState({ clusters, columns, lead: 0 });
  let { lead } = held;
  if (held.clusters !== clusters || held.columns !== columns) {
    const before = seen.current;
    // Known before anything is drawn: rows of other cards in between would be measured, and the window moved for them.
    const shift = before?.columns === columns ? shiftOf(before, clusters) : null;
    lead = before && shift !== null ? leadAfter(before.lead, shift, columns) : 0;
    setHeld({ clusters, columns, lead });
  }
  const letGo = () => setHeld({ clusters, columns, lead: 0 });
  return { clusters, columns, lead, letGo, seen };
}

export interface SteadyRowsProps {
  cells: SteadyCells;
  /** Where the list begins in the page. */
  top: number;
  virtualizer: ReturnType<typeof useWindowVirtualizer<HTMLLIElement>>;
}

/** Scrolls the window by as many rows as came or went above the cards that somebody reads. */
export function useSteadyRows({ cells, top, virtualizer }: SteadyRowsProps): void {
  useLayoutEffect(() => {
    const { clusters, columns, lead, letGo, seen } = cells;
    const before = seen.current;
    if (before && before.clusters !== clusters && before.columns === columns) {
      const shift = shiftOf(before, clusters);
      const row = before.row + ((shift ?? 0) + lead - before.lead) / columns;
      const start = virtualizer.measurementsCache[row]?.start ?? before.start;
      if (shift !== null && start !== before.start) window.scrollBy(0, start - before.start);
    }
    const isPastTop = window.scrollY > top;
    if (!isPastTop && lead !== 0) letGo();
    const [first, last] = inSight(virtualizer.getVirtualItems());
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

function inSight<Row extends { start: number; end: number }>(rows: readonly Row[]): (Row | undefined)[] {
  const from = window.scrollY + HEADER_HEIGHT;
  const to = window.scrollY + window.innerHeight;
  const shown = rows.filter(({ start, end }) => end > from && start < to);
  return [shown[0], shown.at(-1)];
}

/** How many cells stay empty so that cards that moved on by so many places keep their columns. */
export function leadAfter(lead: number, shift: number, columns: number): number {
  return (((lead - shift) % columns) + columns) % columns;
}

/**
 * By how many places most of the cards in sight moved on; null when none of them is listed any more. A card of them that
 * went to the top by itself moves nothing.
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
  let most: number | null = null;
  for (const [shift, count] of counts) if (most === null || count > (counts.get(most) ?? 0)) most = shift;
  return most;
}
