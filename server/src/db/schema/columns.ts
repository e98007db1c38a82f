import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, timestamp } from 'drizzle-orm/pg-core';

/** Time of day with zone, as ISO text on the wire and Date in code. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The check of a column that takes the words of a closed set only. */
export const oneOf = (column: AnyPgColumn, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;

/** Raw bytes. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Words to search by, kept as they are given: PostgreSQL's own parser takes a hexadecimal digest apart. */
export const words = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (list) => sql`array_to_tsvector(${sql.param([...list])}::text[])`,
});
