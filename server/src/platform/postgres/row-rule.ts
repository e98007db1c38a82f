import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** One definition of the rows an actor may see, as a predicate of a loaded row and as SQL for lists. */
export interface RowRule<Row> {
  holds(row: Row): boolean;
  scope: SQL;
}

/** Rules on the columns of a table; a null is no value, neither here nor there. */
export function rulesFor<T extends PgTable>(table: T) {
  type Row = T['$inferSelect'];
  type Key = keyof Row & string;
  const column = (key: Key) => (table as unknown as Record<string, AnyPgColumn>)[key] as AnyPgColumn;
  return {
    has: <K extends Key>(key: K, value: NonNullable<Row[K]>): RowRule<Pick<Row, K>> => ({
      holds: (row) => row[key] === value,
      scope: eq(column(key), value),
    }),
    hasOneOf: <K extends Key>(key: K, values: readonly NonNullable<Row[K]>[]): RowRule<Pick<Row, K>> => ({
      holds: (row) => values.some((value) => row[key] === value),
      scope: inArray(column(key), [...values]),
    }),
    isSet: <K extends Key>(key: K): RowRule<Pick<Row, K>> => ({
      holds: (row) => row[key] !== null,
      scope: isNotNull(column(key)),
    }),
  };
}

/** Every row. */
export const anyRow: RowRule<unknown> = { holds: () => true, scope: sql`true` };

/** Rows for which one of the rules holds. */
export const anyOf = <Row>(...rules: readonly RowRule<Row>[]): RowRule<Row> => ({
  holds: (row) => rules.some((rule) => rule.holds(row)),
  scope: or(...rules.map(({ scope }) => scope)) ?? sql`false`,
});

/** Rows for which all of the rules hold. */
export const allOf = <Row>(...rules: readonly RowRule<Row>[]): RowRule<Row> => ({
  holds: (row) => rules.every((rule) => rule.holds(row)),
  scope: and(...rules.map(({ scope }) => scope)) ?? sql`true`,
});

/** Rows for which the rule does not hold, also where SQL would say that it does not know. */
export const not = <Row>(rule: RowRule<Row>): RowRule<Row> => ({
  holds: (row) => !rule.holds(row),
  scope: sql`(${rule.scope}) is not true`,
});
