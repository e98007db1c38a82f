const ROWS_PER_INSERT = 2_000;

/** A statement has no more than 65,535 parameters; the order of the rows is the order in which they are waited for. */
export function partsOf<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_PER_INSERT) }, (_, part) =>
    rows.slice(part * ROWS_PER_INSERT, (part + 1) * ROWS_PER_INSERT),
  );
}
