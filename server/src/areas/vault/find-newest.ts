import type { AnchorState } from '@fap/shared/vault/constants.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { anchorBatch, anchorLeaf } from '../../db/schema/vault.ts';
import type { Ctx } from '../../platform/write/context.ts';

/** Rows scanned for each that is wanted: words that fewer have are so rare that gathering all of them is quick. */
const SCANNED_FOR_EACH = 50;

/** What to find. */
export interface EntryFilter {
  /** The reader's scope; an index returns it newest first. */
  scope: SQL | undefined;
  words: SQL | undefined;
  /** The anchor's state, how many have it, and how many have another. */
  state: { status: AnchorState; size: number; others: number } | undefined;
  limit: number;
  /** Limit of rows to scan or gather. */
  scanLimit?: number;
}

/** This many rows are scanned, or gathered and sorted, in some tens of milliseconds. */
const SCAN_LIMIT = 10_000;

/**
 * The ids of the newest matching evidence items. Common matches are found by a scan from the newest on. Rare or only old
 * matches would need a full scan, so they are gathered by the index of state or words, and sorted. The planner cannot
 * choose, because it assumes an even distribution.
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
  // A scan meets at most the rows of other states before a match.
  if (state && state.size <= Math.min(scanLimit, state.others))
    return gather(itemsAt(state.status), words ?? sql`true`);
  if (!words) return walk(sql`${evidenceItem}`, sql`${within} and ${what}`);
  // States cluster in time, while words are spread evenly: a scan for words can stop sooner.
  const reach = state ? scanLimit : Math.min(Math.ceil(scanLimit / 4), limit * SCANNED_FOR_EACH);
  // In one statement: the rest is gathered only where the scan found too few and there is more.
  return read(sql`
    with scanned as materialized (select id, created_at from (
      select * from ${evidenceItem} where ${within} ${inOrder(reach)}) as ${evidenceItem} where ${what} ${inOrder(limit)}),
    gathered as materialized (select id, created_at from ${evidenceItem} where ${within} and ${what}
      and (select count(*) from scanned) < ${limit}
      and exists (select from ${evidenceItem} where ${within} ${inOrder(1)} offset ${reach}))
    select id from (select * from scanned union select * from gathered) as found ${inOrder(limit)}`);
}

/** Each of these begins a word of the evidence item's. */
export function hasWords(column: SQLWrapper, words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  // Only letters, marks and digits are left: nothing in them can end the quotes.
  return sql`${column} @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`;
}

const inOrder = (limit: number): SQL => sql`order by created_at desc, id desc limit ${limit}`;

/** A per-row subquery that PostgreSQL cannot flatten into a join. Items waiting for a batch are processing. */
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
