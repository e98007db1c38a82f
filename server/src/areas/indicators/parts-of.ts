const ROWS_PER_INSERT = 2_000;

/** Chunks of rows, because a statement has at most 65,535 parameters; their order is kept as the lock order. */
export function partsOf<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_PER_INSERT) }, (_, part) =>
    rows.slice(part * ROWS_PER_INSERT, (part + 1) * ROWS_PER_INSERT),
  );
}
