import type { AnchorState } from '@fap/shared/vault/constants.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { anchorBatch, anchorLeaf } from '../../db/schema/vault.ts';
import type { Ctx } from '../../platform/write/context.ts';

/** Evidence items to be found. */
export interface EntryFilter {
  /** Within which they are looked for; an index leads through it, newest first. */
  scope: SQL | undefined;
  words: SQL | undefined;
  /** That of their anchor, how many have it, and how many have another. */
  state: { status: AnchorState; size: number; others: number } | undefined;
  limit: number;
  /** How many may be gone through one by one, or gathered. */
  scanLimit?: number;
}

/** So many evidence items are gone through one by one, or gathered and sorted, in some tens of milliseconds. */
const SCAN_LIMIT = 10_000;

/**
 * The ids of the newest evidence items that are what is sought. What is common is soon found on the way from the newest to the
 * oldest. What is rare, or was common only long ago, would have all of them gone through: it is gathered by the index of
 * its state or its words, and sorted. PostgreSQL cannot choose between the two: it takes everything to be spread evenly.
 */
export async function findNewest(
  db: Ctx['db'],
  { scope, words, state, limit, scanLimit = SCAN_LIMIT }: EntryFilter,
): Promise<string[]> {
  const within = scope ?? sql`true`;
  const read = async (query: SQL) => (await db.execute<{ id: string }>(query)).map(({ id }) => id);
  const walk = (from: SQL, what: SQL) => read(sql`select id from ${from} where ${what} ${inOrder(limit)}`);
  const gather = (from: SQL, what: SQL) =>
    read(sql`with found as materialized (select id, created_at from ${from} where ${within} and ${what})
      select id from found ${inOrder(limit)}`);

  const what = sql`${words ?? sql`true`} and ${state ? isAt(state.status) : sql`true`}`;
  // On the way from the newest to the oldest nothing but the others can stand before what is sought.
  if (state && state.size <= Math.min(scanLimit, state.others))
    return gather(itemsAt(state.status), words ?? sql`true`);
  if (!words) return walk(sql`${evidenceItem}`, sql`${within} and ${what}`);
  // The newest may all be in another state, while words are spread: those may be given up sooner.
  const reach = state ? scanLimit : Math.ceil(scanLimit / 4);
  const first = await walk(
    sql`(select * from ${evidenceItem} where ${within} ${inOrder(reach)}) as ${evidenceItem}`,
    what,
  );
  if (first.length === limit) return first;
  const isMore = sql`exists (select from ${evidenceItem} where ${within} ${inOrder(1)} offset ${reach})`;
  const gathered = await gather(sql`${evidenceItem}`, sql`${what} and ${isMore}`);
  return gathered.length > 0 ? gathered : first;
}

/** Each of these begins a word of the evidence item's. */
export function hasWords(column: SQLWrapper, words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  // Only letters, marks and digits are left: nothing in them can end the quotes.
  return sql`${column} @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`;
}

const inOrder = (limit: number): SQL => sql`order by created_at desc, id desc limit ${limit}`;

/** Asked of each evidence item by itself, which PostgreSQL cannot turn into a list of all. What waits for its batch is processing. */
const isAt = (status: AnchorState): SQL => sql`(
  select coalesce(${anchorBatch.state}, 'processing') from ${anchorLeaf}
  left join ${anchorBatch} on ${anchorBatch.id} = ${anchorLeaf.batchId}
  where ${anchorLeaf.evidenceId} = ${evidenceItem.id}) = ${status}`;

/** All evidence items in a state, from its batches to their leaves to the evidence items; `offset 0` keeps this order. */
function itemsAt(status: AnchorState): SQL {
  const ofBatches = sql`
    select leaf.evidence_id from ${anchorBatch}
    cross join lateral (select evidence_id from ${anchorLeaf} where ${anchorLeaf.batchId} = ${anchorBatch.id} offset 0) as leaf
    where ${anchorBatch.state} = ${status}`;
  const waiting = sql`select evidence_id from ${anchorLeaf} where ${anchorLeaf.batchId} is null`;
  return sql`(${status === 'processing' ? sql`${waiting} union all ${ofBatches}` : ofBatches}) as leaf
    cross join lateral (select * from ${evidenceItem} where ${evidenceItem.id} = leaf.evidence_id offset 0) as ${evidenceItem}`;
}
