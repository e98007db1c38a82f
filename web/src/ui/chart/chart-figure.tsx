import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '../data-table.tsx';

export interface ChartFigureProps<Row> {
  /** What the drawing shows; also the caption of its table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The drawing. Screen readers and the keyboard get the table instead. */
  children: ReactNode;
}

/** A drawing with the same figures as a table behind it. */
export function ChartFigure<Row>({ caption, columns, rows, rowKey, children }: ChartFigureProps<Row>) {
  return (
    <figure className="min-w-0">
      <div aria-hidden>{children}</div>
      <details className="mt-3 text-sm">
        <summary className="w-fit cursor-pointer py-1 font-medium text-accent">
          <Trans>Show as a table</Trans>
        </summary>
        <div className="mt-2">
          <DataTable caption={caption} columns={columns} rows={rows} rowKey={rowKey} />
        </div>
      </details>
    </figure>
  );
}
