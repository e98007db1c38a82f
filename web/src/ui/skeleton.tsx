import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

const COUNTS = { list: 6, table: 8, cards: 6, page: 2 };

export interface SkeletonProps {
  /** What is loading, such as "Loading clusters…"; for screen readers. */
  label: string;
  /** The content that will take its place: rows with a second line, a dense table, cards in a grid, or a page of figures and cards. */
  shape: keyof typeof COUNTS;
  /** How many rows or cards; as many as a first screen holds by default. */
  count?: number;
  className?: string;
}

/** Grey shapes where content of a known form will be, so that nothing moves when it arrives. */
export function Skeleton({ label, shape, count = COUNTS[shape], className }: SkeletonProps) {
  const parts = Array.from({ length: count }, (_, index) => index);
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      <div aria-hidden className="motion-safe:animate-pulse">
        {LAYOUTS[shape](parts)}
      </div>
    </div>
  );
}

type Layout = (parts: readonly number[]) => ReactNode;

const LAYOUTS: Readonly<Record<SkeletonProps['shape'], Layout>> = {
  list: (rows) => (
    <Rows
      rows={rows}
      row={
        <>
          <Bar className="h-4 w-2/5" />
          <Bar className="mt-2.5 h-3 w-3/5" />
        </>
      }
    />
  ),
  table: (rows) => (
    <Rows
      rows={rows}
      row={
        <div className="grid grid-cols-[2fr_1fr_1fr_1fr] gap-6 max-sm:grid-cols-[2fr_1fr]">
          <Bar className="h-4" />
          <Bar className="h-4" />
          <Bar className="h-4 max-sm:hidden" />
          <Bar className="h-4 max-sm:hidden" />
        </div>
      }
    />
  ),
  cards: (cards) => (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {cards.map((card) => (
        <CardShape key={card} className="h-72" />
      ))}
    </div>
  ),
  page: (cards) => (
    <>
      <div className="grid h-28 grid-cols-2 gap-6 rounded-lg border border-line bg-surface p-5 sm:grid-cols-4">
        {[1, 2, 3, 4].map((figure) => (
          <div key={figure} className={figure > 2 ? 'max-sm:hidden' : ''}>
            <Bar className="h-3 w-1/2" />
            <Bar className="mt-3 h-7 w-2/3" />
          </div>
        ))}
      </div>
      <div className="mt-8 grid gap-6">
        {cards.map((card) => (
          <CardShape key={card} className="h-80" />
        ))}
      </div>
    </>
  ),
};

function Rows({ rows, row }: { rows: readonly number[]; row: ReactNode }) {
  return (
    <div className="divide-y divide-line rounded-lg border border-line bg-surface">
      {rows.map((index) => (
        <div key={index} className="px-4 py-4 sm:px-5">
          {row}
        </div>
      ))}
    </div>
  );
}

function CardShape({ className }: { className: string }) {
  return (
    <div className={cn('rounded-lg border border-line bg-surface p-5', className)}>
      <Bar className="h-5 w-3/5" />
      <Bar className="mt-3 h-3 w-2/5" />
      <Bar className="mt-8 h-3" />
      <Bar className="mt-3 h-3 w-4/5" />
    </div>
  );
}

function Bar({ className }: { className: string }) {
  return <div className={cn('rounded-sm bg-sunken', className)} />;
}
