import { withoutFormulaGuard } from '@fap/shared/kernel/csv.ts';
import type { ColumnKind } from './column-names.ts';
import type { Columns } from './columns.ts';
import type { Row } from './read-rows.ts';

const BALANCE = /^(?:beginning|opening|starting|closing|ending) balance\b/iu;

const PENDING = /^(?:pending|authorized|authorised|processing|vorgemerkt|pendiente)$/iu;

/** A row whose cells are asked for by what they are. */
export class TableRow {
  readonly line: number;
  readonly headerCurrency: string | null;
  readonly #cells: readonly string[];
  readonly #columns: Columns;

  constructor({ line, cells }: Row, columns: Columns) {
    this.line = line;
    this.#cells = cells;
    this.#columns = columns;
    this.headerCurrency = columns.currency;
  }

  /** The cells of that kind, the preferred one first, as they are written. */
  all(kind: ColumnKind): string[] {
    return (this.#columns.places.get(kind) ?? []).map((place) =>
      withoutFormulaGuard(this.#cells[place] ?? ''),
    );
  }

  /** The first cell of that kind which is not empty; empty without one. */
  first(kind: ColumnKind): string {
    return this.all(kind).find((cell) => cell.trim() !== '') ?? '';
  }

  has(kind: ColumnKind): boolean {
    return this.#columns.places.has(kind);
  }

  /** Whether the payment is not booked yet: it comes again when it is, often with another sum. */
  get isPending(): boolean {
    return PENDING.test(this.first('status').trim());
  }

  /** Whether the row states a balance among the payments, as some banks do. */
  get isBalance(): boolean {
    const hasAmount = [...this.all('amount'), ...this.all('debit'), ...this.all('credit')].some(
      (cell) => cell.trim() !== '',
    );
    return (
      !hasAmount && [...this.all('payee'), ...this.all('description')].some((cell) => BALANCE.test(cell))
    );
  }
}
