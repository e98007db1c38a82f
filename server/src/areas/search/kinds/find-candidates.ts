import { type SQL, sql } from 'drizzle-orm';
import type { SearchedColumns } from '../../../db/schema/search-words.ts';

/** Rows looked at for a kind: enough that the best is among them for every question that narrows anything down. */
export const MOST_CANDIDATES = 150;

/** Rows that have a word that begins so for each word asked for. */
export function hasBeginnings({ words: column }: SearchedColumns, words: readonly string[]): SQL {
  // Folded words hold nothing that could end the quotes.
  return sql`${column} @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`;
}

/** Rows that have for each word asked for one that begins so or differs in one letter. */
export function hasNearWords(columns: SearchedColumns, words: readonly string[]): SQL {
  const conditions = words.map(
    (word) =>
      sql`(${hasBeginnings(columns, [word])} or ${columns.variants} && search_variants(${sql.param([word])}::text[]))`,
  );
  return sql.join(conditions, sql` and `);
}

/** The rows with these words; only when there are none, those that differ in a letter. */
export async function findNear<Row>(
  columns: SearchedColumns,
  words: readonly string[],
  select: (condition: SQL) => Promise<Row[]>,
): Promise<Row[]> {
  const exact = await select(hasBeginnings(columns, words));
  return exact.length > 0 ? exact : select(hasNearWords(columns, words));
}
