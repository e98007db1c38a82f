import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index } from 'drizzle-orm/pg-core';

/**
 * What the search compares of these columns. Indexes and queries must have the same expression, or the index is not used; its
 * functions are made by the migration `search-functions`.
 */
export interface SearchedColumns {
  /** The words, for what begins so. */
  words: SQL;
  /** Hashes of each word and of it with one letter left out, for typing errors. */
  variants: SQL;
}

/** The search's expressions over some columns of one table. */
export function searched(...columns: AnyPgColumn[]): SearchedColumns {
  const text = sql.join(
    columns.map((column) => sql`${column}`),
    sql` || ' ' || `,
  );
  return {
    words: sql`array_to_tsvector(search_words(${text}))`,
    variants: sql`search_variants(search_words(${text}))`,
  };
}

/** The indexes of a table that is searched; `fastupdate` off, because every search would scan the pending list. */
export const indexesOf = (table: string, { words, variants }: SearchedColumns) => [
  index(`${table}_search_words_idx`).using('gin', words).with({ fastupdate: false }),
  index(`${table}_search_variants_idx`).using('gin', variants).with({ fastupdate: false }),
];
