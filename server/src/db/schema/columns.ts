import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, timestamp } from 'drizzle-orm/pg-core';

/** A timestamp with time zone: ISO text on the wire, Date in code. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The check of a column whose values are a closed set. */
export const oneOf = (column: AnyPgColumn, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;

/** Raw bytes. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Search words, stored as given, because PostgreSQL's parser would split a hexadecimal digest. */
export const words = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (list) => sql`array_to_tsvector(${sql.param([...list])}::text[])`,
});
