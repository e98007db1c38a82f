import type { ColumnKind } from './column-names.ts';

/** Where the columns of a table are, those of one kind in the order in which to prefer them. */
export interface Columns {
  /** The row that names them, as its place among the rows; −1 where none does. */
  headerAt: number;
  width: number;
  places: ReadonlyMap<ColumnKind, readonly number[]>;
  /** The currency in the name of an amount's column; null without one. */
  currency: string | null;
}
