import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';
import { useWindowVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMedia } from '../../../platform/use-media.ts';
import { ClusterCard } from './cluster-card.tsx';
import { useSteadyCells, useSteadyRows } from './steady-rows.ts';

/** Estimated height of a row before it is measured, and the gap between rows, in pixels. */
const ROW_HEIGHT = 330;
/** The same on a phone, where a card says its figures in lines. */
const NARROW_ROW_HEIGHT = 273;
const GAP = 16;
/** Rows rendered outside the window, above and below. */
const OVERSCAN = 1;
/** How many rows before the end the next page is loaded. */
const LOAD_BEFORE_END = 4;

/** Breakpoints for three and two columns; they must match the list's classes. */
const WIDE = '(min-width: 80rem)';
const MIDDLE = '(min-width: 40rem)';

/** The last measured rows, so that the list has the same height when the user comes back. */
let measuredRows: VirtualItem[] = [];

/**
 * The height of a row as the browser reports it after layout; until then what the virtualizer assumes. Asking the element would
 * lay the page out in the middle of a render.
 */
function measureRow(
  element: HTMLLIElement,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Window, HTMLLIElement>,
): number {
  const [box] = entry?.borderBoxSize ?? [];
  if (box) return Math.round(box.blockSize);
  const index = virtualizer.indexFromElement(element);
  return virtualizer.measurementsCache[index]?.size ?? virtualizer.options.estimateSize(index);
}

export interface ClusterGridProps {
  clusters: readonly ClusterSummary[];
  /** The total number, loaded or not. */
  total: number;
  onNearEnd: () => void;
}

/** A virtualised list of cluster cards: only those near the window are in the document. */
export function ClusterGrid({ clusters, total, onNearEnd }: ClusterGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumns();
  const top = useTopOf(list);
  const cells = useSteadyCells(clusters, columns);
  const { lead } = cells;
  const count = Math.ceil((clusters.length + lead) / columns);
  const firstOf = (row: number) => Math.max(0, row * columns - lead);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count,
    // Keyed by its first cluster, so that a row keeps its measured height when it moves.
    getItemKey: useCallback(
      (row: number) => `${columns} ${clusters[Math.max(0, row * columns - lead)]?.id}`,
      [clusters, columns, lead],
    ),
    initialMeasurementsCache: measuredRows,
    estimateSize: () => (columns === 1 ? NARROW_ROW_HEIGHT : ROW_HEIGHT),
    measureElement: measureRow,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  useSteadyRows({ cells, top, virtualizer });
  useLayoutEffect(
    () => () => {
      measuredRows = virtualizer.takeSnapshot();
    },
    [virtualizer],
  );
  const rows = virtualizer.getVirtualItems();
  const [firstRow, lastRow] = [rows[0], rows.at(-1)];
  const isNearEnd = lastRow !== undefined && lastRow.index >= count - LOAD_BEFORE_END;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd]);
  // The first cards are rendered in a deferred render, which React may interrupt: the page responds meanwhile, and the list's
  // position is measured before the layout is expensive.
  const isOpened = useDeferredValue(true, false);
  const from = firstOf(firstRow?.index ?? 0);
  const shown = isOpened && lastRow ? clusters.slice(from, firstOf(lastRow.index + 1)) : [];
  const above = firstRow ? firstRow.start - top : 0;
  const drawn = shown.length > 0 && firstRow && lastRow ? lastRow.end - firstRow.start : 0;
  return (
    <ul
      ref={list}
      className="mt-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
      style={{
        paddingTop: above,
        paddingBottom: Math.max(0, virtualizer.getTotalSize() - above - drawn),
        // useSteadyRows already anchors the visible rows; the browser's scroll anchoring would move them twice.
        overflowAnchor: 'none',
      }}
    >
      {shown.map((cluster, index) => {
        const cell = from + index + lead;
        const isFirst = from + index === 0;
        return (
          <li
            key={cluster.id}
            aria-setsize={total}
            aria-posinset={from + index + 1}
            // All cards of a row have the same height, so only the first is measured.
            data-index={Math.floor(cell / columns)}
            ref={isFirst || cell % columns === 0 ? virtualizer.measureElement : undefined}
            style={isFirst && lead > 0 ? { gridColumnStart: lead + 1 } : undefined}
          >
            <ClusterCard cluster={cluster} />
          </li>
        );
      })}
    </ul>
  );
}

function useColumns(): number {
  const isWide = useMedia(WIDE);
  const isMiddle = useMedia(MIDDLE);
  if (isWide) return 3;
  return isMiddle ? 2 : 1;
}

/** The list's offset in the page, in pixels; it changes with the height of the content above. */
function useTopOf(list: React.RefObject<HTMLUListElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
}
