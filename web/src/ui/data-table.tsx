import type { ReactNode } from 'react';
import { cn } from './class-names.ts';
import { ScrollRegion } from './scroll-region.tsx';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
}

export interface DataTableProps<Row> {
  /** The table's title; for screen readers only if hidden. */
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A table that scrolls sideways when it is wider than the screen, also by keyboard. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionHidden, columns, rows, rowKey } = props;
  return (
    <ScrollRegion label={caption}>
      <table className="w-full border-collapse text-sm">
        <caption className={cn('pb-2 text-left font-semibold', isCaptionHidden && 'sr-only')}>
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-line-strong">
            {columns.map((column) => (
              <th
                key={column.header}
                scope="col"
                className={cn(
                  'py-2 pr-4 font-semibold text-ink-soft last:pr-0',
                  column.align === 'end' ? 'text-right' : 'text-left',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line">
              {columns.map((column) => (
                <td
                  key={column.header}
                  className={cn('py-2.5 pr-4 align-top last:pr-0', column.align === 'end' && 'text-right')}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
