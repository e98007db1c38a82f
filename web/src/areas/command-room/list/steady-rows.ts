import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';
import type { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';

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

export interface SteadyRowsProps {
  clusters: Clusters;
  columns: number;
  /** Cells left empty before the first card. */
  lead: number;
  onLead: (lead: number) => void;
  /** Where the list begins in the page. */
  top: number;
  virtualizer: ReturnType<typeof useWindowVirtualizer<HTMLLIElement>>;
}

/**
 * Keeps the cards that somebody reads where they are when others come or go above them: the window is scrolled by as many
 * rows, and cells before the first card stay empty so that no card changes its column. At the top of the list nothing is held.
 */
export function useSteadyRows({ clusters, columns, lead, onLead, top, virtualizer }: SteadyRowsProps): void {
  const seen: RefObject<Seen | null> = useRef(null);
  useLayoutEffect(() => {
    const before = seen.current;
    if (before && before.clusters !== clusters && before.columns === columns) {
      const shift = shiftOf(before, clusters);
      const held = shift === null ? 0 : leadAfter(before.lead, shift, columns);
      if (held !== lead) {
        // Drawn again before anybody sees it, and looked at then.
        onLead(held);
        return;
      }
      if (shift !== null) {
        const row = before.row + (shift + lead - before.lead) / columns;
        const start = virtualizer.measurementsCache[row]?.start ?? before.start;
        if (start !== before.start) window.scrollBy(0, start - before.start);
      }
    }
    const isPastTop = window.scrollY > top;
    if (!isPastTop && lead !== 0) onLead(0);
    const [first, last] = inSight(virtualizer.getVirtualItems());
    seen.current =
      isPastTop && first && last
        ? {
            clusters,
            columns,
            lead,
            row: first.index,
            start: first.start,
            from: Math.max(0, first.index * columns - lead),
            to: (last.index + 1) * columns - lead,
          }
        : null;
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
