import { AppError } from '@fap/shared/kernel/app-error.ts';
import {
  type CursorKey,
  type CursorKeys,
  type CursorKind,
  decodeCursor,
  encodeCursor,
} from '@fap/shared/kernel/cursor.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Parses the cursor of a list; undefined without one. Throws INVALID when malformed. */
export function parseKeyset<const Kinds extends readonly CursorKind[]>(
  cursor: string | undefined,
  kinds: Kinds,
): CursorKeys<Kinds> | undefined {
  if (cursor === undefined) return undefined;
  const keys = decodeCursor(cursor, kinds);
  if (keys) return keys;
  const message = t`This page cannot be found; start from the first one`;
  throw new AppError('INVALID', { message, issues: [{ path: 'cursor', message }] });
}

/** Rows of a list "newest first, then by id downwards" that come after a cursor; undefined without one. */
export function olderThan(cursor: string | undefined, at: SQLWrapper, id: SQLWrapper): SQL | undefined {
  const keys = parseKeyset(cursor, ['time', 'id']);
  return keys && sql`(${at}, ${id}) < (${keys[0].toISOString()}::timestamptz, ${keys[1]})`;
}

/** Makes a keyset page from `limit + 1` rows: the first `limit`, and the next cursor. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  keysOf: (row: Row) => readonly CursorKey[],
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page,
    nextCursor: rows.length > limit && last !== undefined ? encodeCursor(keysOf(last)) : null,
  };
}
