import { can } from '@fap/shared/auth/capabilities.ts';
import type { AnchorState } from '@fap/shared/vault/constants.ts';
import type { VaultCounts } from '@fap/shared/vault/contract.ts';
import { and, count, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql, sum } from 'drizzle-orm';
import { evidenceItem, exhibitWords, namedExhibitWords } from '../../db/schema/evidence.ts';
import { recondogRun } from '../../db/schema/recondogs.ts';
import { anchorBatch, anchorLeaf } from '../../db/schema/vault.ts';
import { actingAccount, type Ctx } from '../../platform/context.ts';
import { type AnchoredRow, cursorOf, isAfter, selectExhibits, withAnchor } from '../evidence/index.ts';

export interface ListEntriesInput {
  q?: string | undefined;
  status?: AnchorState | undefined;
  cursor?: string | undefined;
}

const PAGE = 50;
/** More words say nothing more about a file. */
const MAX_WORDS = 10;

/**
 * A page of the vault, newest first: everything for analysts; for others their own exhibits and, without the names of
 * their files, those of clusters.
 */
export async function listEntries(
  ctx: Ctx,
  { q, status, cursor }: ListEntriesInput,
): Promise<{ rows: AnchoredRow[]; nextCursor: string | null }> {
  const owner = actingAccount(ctx);
  const common = and(cursor === undefined ? undefined : isAfter(cursor), status && isAt(status));
  const read = (scope: SQL | undefined, words: SQL) =>
    readEntries(ctx, and(common, scope, matching(q, words)));
  const named = namedExhibitWords(evidenceItem);
  // Each part is an index scan of its own; together they would be none.
  const parts = can(ctx.actor.roles, 'case.read-original')
    ? [await read(undefined, named)]
    : [
        await read(eq(evidenceItem.ownerId, owner), named),
        await read(
          and(isNotNull(evidenceItem.clusterId), ne(evidenceItem.ownerId, owner)),
          exhibitWords(evidenceItem),
        ),
      ];
  const rows = parts.flat().sort(newestFirst);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > PAGE && last ? cursorOf(last) : null };
}

const newestFirst = (a: AnchoredRow, b: AnchoredRow): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);

async function readEntries({ db }: Ctx, where: SQL | undefined): Promise<AnchoredRow[]> {
  const rows = await selectExhibits(db)
    .where(where)
    .orderBy(desc(evidenceItem.createdAt), desc(evidenceItem.id))
    .limit(PAGE + 1);
  return rows.map(withAnchor);
}

/** What waits for its batch is processing too. */
const isAt = (status: AnchorState): SQL | undefined =>
  status === 'processing'
    ? or(isNull(anchorBatch.id), eq(anchorBatch.state, status))
    : eq(anchorBatch.state, status);

/** Every word of the question must begin a word of the exhibit's; a question without words finds nothing. */
function matching(q: string | undefined, words: SQL): SQL | undefined {
  if (q === undefined || q.trim() === '') return undefined;
  const asked =
    q
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, MAX_WORDS) ?? [];
  if (asked.length === 0) return sql`false`;
  // Only letters and digits are left: nothing in them can end the quotes.
  const query = asked.map((word) => `'${word}':*`).join(' & ');
  return sql`${words} @@ ${query}::tsquery`;
}

/** Originals by the state of their anchor, of the whole vault. */
export async function countOriginals({ db }: Pick<Ctx, 'db'>): Promise<VaultCounts> {
  const [batches, waiting] = await Promise.all([
    db
      .select({ state: anchorBatch.state, size: sum(anchorBatch.size).mapWith(Number) })
      .from(anchorBatch)
      .groupBy(anchorBatch.state),
    db.$count(anchorLeaf, isNull(anchorLeaf.batchId)),
  ]);
  const of = (state: AnchorState) => batches.find((batch) => batch.state === state)?.size ?? 0;
  const counts = {
    processing: of('processing') + waiting,
    anchored: of('anchored'),
    verified: of('verified'),
    failed: of('failed'),
  };
  return { total: Object.values(counts).reduce((all, part) => all + part, 0), ...counts };
}

/** How many units are at work on each of these clusters. */
export async function countUnitsAtWork(
  { db }: Pick<Ctx, 'db'>,
  clusterIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (clusterIds.length === 0) return new Map();
  const rows = await db
    .select({ clusterId: recondogRun.clusterId, units: count() })
    .from(recondogRun)
    .where(
      and(
        inArray(recondogRun.clusterId, [...clusterIds]),
        inArray(recondogRun.status, ['queued', 'running']),
      ),
    )
    .groupBy(recondogRun.clusterId);
  return new Map(rows.map(({ clusterId, units }) => [clusterId, units]));
}

/** The newest block that holds a verified anchor of ours; null before there is one. */
export async function latestAnchoredBlock({ db }: Pick<Ctx, 'db'>): Promise<number | null> {
  const [row] = await db
    .select({ height: anchorBatch.blockHeight })
    .from(anchorBatch)
    .where(and(eq(anchorBatch.state, 'verified'), isNotNull(anchorBatch.blockHeight)))
    .orderBy(desc(anchorBatch.blockHeight))
    .limit(1);
  return row?.height ?? null;
}
