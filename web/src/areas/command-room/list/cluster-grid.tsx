import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ClusterCard } from './cluster-card.tsx';
import { useSteadyCells, useSteadyRows } from './steady-rows.ts';

/** Pixels a row of cards has before it was measured, and between two rows. */
const ROW_HEIGHT = 330;
const GAP = 16;
/** Rows drawn beyond the window, above and below. */
const BEYOND = 1;
/** Rows before the end at which the next page is read. */
const READ_BEFORE_END = 4;

/** From which width of the window on there are so many columns; the classes of the list say the same. */
const WIDE = '(min-width: 80rem)';
const MIDDLE = '(min-width: 40rem)';

/** Rows as they were measured last: whoever comes back to the list finds it as high as they left it. */
let measuredRows: VirtualItem[] = [];

export interface ClusterGridProps {
  clusters: readonly ClusterSummary[];
  /** How many there are in all, read or not. */
  total: number;
  onNearEnd: () => void;
}

/** Cards of clusters as a list of any length: only those near the window are in the document. */
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
    // A row keeps its height wherever it goes.
    getItemKey: useCallback(
      (row: number) => `${columns} ${clusters[Math.max(0, row * columns - lead)]?.id}`,
      [clusters, columns, lead],
    ),
    initialMeasurementsCache: measuredRows,
    estimateSize: () => ROW_HEIGHT,
    gap: GAP,
    overscan: BEYOND,
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
  const isNearEnd = lastRow !== undefined && lastRow.index >= count - READ_BEFORE_END;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd]);
  // The first cards are drawn in a render that React may interrupt: the page around them answers at once, and where the
  // list begins was measured before there is much to lay out.
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
        // What is read is held by its rows; the browser would hold it a second time.
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
            // Cards of a row are equally high: the first one is measured for all of them.
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
  return useSyncExternalStore(watchColumns, countColumns);
}

function watchColumns(onChange: () => void): () => void {
  const queries = [WIDE, MIDDLE].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

function countColumns(): number {
  if (window.matchMedia(WIDE).matches) return 3;
  return window.matchMedia(MIDDLE).matches ? 2 : 1;
}

/** Where the list begins in the page: what stands above it changes its height with the window. */
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
