import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, asc, desc, eq, gt, gte, like, lt, lte, type SQL, sql } from 'drizzle-orm';
import { collabSnapshot, collabUpdate } from '../../../db/schema/platform.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import type { RowHead } from './group-moments.ts';
import { type PackedRows, packRows } from './packed-rows.ts';

/** Rows read at a time: little enough that live edits go on in between. */
const BATCH_ROWS = 1_000;
/** Longest log that is replayed. */
const LOG_MAX_BYTES = 64 * 1024 * 1024;
/** Limit of rows after the merged document that are loaded to describe changes. */
const TAIL_MAX_ROWS = 2_000;
const RESTORE_ORIGIN = 'restore-of-';

/** Marker of a restore's row, in place of a connection id. */
export const restoreOrigin = (updateId: number): string => `${RESTORE_ORIGIN}${updateId}`;

/** The condition that a row of the log brought back an earlier version. */
export const isRestore = (): SQL => like(collabUpdate.connectionId, `${RESTORE_ORIGIN}%`);

const HEAD = {
  id: collabUpdate.id,
  accountId: collabUpdate.accountId,
  at: collabUpdate.createdAt,
  connectionId: collabUpdate.connectionId,
  // Read from the row's header: the bytes themselves are not touched.
  sizeBytes: sql<number>`octet_length(${collabUpdate.bytes})`,
};

/** Who wrote when, newest first, between two ids; without the updates' bytes. */
export async function listRowHeads(
  ctx: Ctx,
  room: string,
  {
    before,
    after = 0,
    accountId,
    limit,
  }: { before: number | null; after?: number; accountId?: string; limit: number },
): Promise<RowHead[]> {
  const conditions: (SQL | undefined)[] = [
    eq(collabUpdate.room, room),
    before === null ? undefined : lt(collabUpdate.id, before),
    after === 0 ? undefined : gt(collabUpdate.id, after),
    accountId === undefined ? undefined : eq(collabUpdate.accountId, accountId),
  ];
  const rows = await ctx.db
    .select(HEAD)
    .from(collabUpdate)
    .where(and(...conditions))
    .orderBy(desc(collabUpdate.id))
    .limit(limit);
  return rows.map(({ connectionId, ...row }) => ({ ...row, restoredFrom: restoredFrom(connectionId) }));
}

/** The newest row of a room below an id that is from then or before; 0 when there is none. */
export async function findRowAt(
  ctx: Ctx,
  room: string,
  { before, at }: { before: number; at: Date },
): Promise<number> {
  const [row] = await ctx.db
    .select({ id: collabUpdate.id })
    .from(collabUpdate)
    .where(and(eq(collabUpdate.room, room), lt(collabUpdate.id, before), lte(collabUpdate.createdAt, at)))
    .orderBy(desc(collabUpdate.id))
    .limit(1);
  return row?.id ?? 0;
}

/** A row of a room's log; throws NOT_FOUND. */
export async function getRowHead(ctx: Ctx, room: string, id: number): Promise<RowHead> {
  const [row] = await ctx.db
    .select(HEAD)
    .from(collabUpdate)
    .where(and(eq(collabUpdate.room, room), eq(collabUpdate.id, id)));
  if (!row) throw new AppError('NOT_FOUND', { message: t`There is no such version` });
  const { connectionId, ...head } = row;
  return { ...head, restoredFrom: restoredFrom(connectionId) };
}

/** Rows of a room's log with their bytes, oldest first; throws TOO_LARGE for more than can be replayed. */
export async function loadLog(
  ctx: Ctx,
  room: string,
  { from = 0, upTo = Number.MAX_SAFE_INTEGER }: { from?: number; upTo?: number } = {},
): Promise<PackedRows[]> {
  const tooLong = () => new AppError('TOO_LARGE', { message: t`This history is too long to be shown` });
  // Told by the rows' headers, before any bytes are loaded.
  const [log] = await ctx.db
    .select({ sizeBytes: sql<number>`coalesce(sum(octet_length(${collabUpdate.bytes})), 0)::float8` })
    .from(collabUpdate)
    .where(and(eq(collabUpdate.room, room), gte(collabUpdate.id, from), lte(collabUpdate.id, upTo)));
  if ((log?.sizeBytes ?? 0) > LOG_MAX_BYTES) throw tooLong();
  const packs: PackedRows[] = [];
  let sizeBytes = 0;
  for (let next = from; ; ) {
    const rows = await ctx.db
      .select({
        id: collabUpdate.id,
        accountId: collabUpdate.accountId,
        at: collabUpdate.createdAt,
        bytes: collabUpdate.bytes,
      })
      .from(collabUpdate)
      .where(and(eq(collabUpdate.room, room), gte(collabUpdate.id, next), lte(collabUpdate.id, upTo)))
      .orderBy(asc(collabUpdate.id))
      .limit(BATCH_ROWS);
    const pack = packRows(rows.map((row) => ({ ...row, at: row.at.getTime() })));
    packs.push(pack);
    sizeBytes += pack.bytes.length;
    if (sizeBytes > LOG_MAX_BYTES) throw tooLong();
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_ROWS) return packs;
    next = last.id + 1;
  }
}

/** The merged document a room's joins start from: the last row in it (0 when none is merged), and whether it is whole. */
export async function findMergedHead(ctx: Ctx, room: string): Promise<{ id: number; isCollected: boolean }> {
  const [snapshot] = await ctx.db
    .select({ id: collabSnapshot.lastUpdateId, isCollected: collabSnapshot.isCollected })
    .from(collabSnapshot)
    .where(eq(collabSnapshot.room, room));
  return snapshot ?? { id: 0, isCollected: false };
}

/** The bytes of the merged document; null when there is none, or a newer one by now. */
export async function findMerged(ctx: Ctx, room: string, lastUpdateId: number): Promise<Uint8Array | null> {
  const [snapshot] = await ctx.db
    .select({ bytes: collabSnapshot.bytes })
    .from(collabSnapshot)
    .where(and(eq(collabSnapshot.room, room), eq(collabSnapshot.lastUpdateId, lastUpdateId)));
  return snapshot?.bytes ?? null;
}

/** Updates after the merged document; none when there are so many that only the room's first merge can be due. */
export async function listTail(ctx: Ctx, room: string, mergedId: number): Promise<Uint8Array[]> {
  const tail = await ctx.db
    .select({ bytes: collabUpdate.bytes })
    .from(collabUpdate)
    .where(and(eq(collabUpdate.room, room), gt(collabUpdate.id, mergedId)))
    .orderBy(asc(collabUpdate.id))
    .limit(TAIL_MAX_ROWS + 1);
  return tail.length > TAIL_MAX_ROWS ? [] : tail.map((row) => row.bytes);
}

/** Whether this transaction is the only one, in all processes, that computes a change of this room from its state now. */
export async function lockBoard(ctx: Ctx, room: string): Promise<boolean> {
  const [row] = await ctx.db.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`board ${room}`}, 0)) as taken`,
  );
  return row?.taken === true;
}

function restoredFrom(connectionId: string): number | null {
  return connectionId.startsWith(RESTORE_ORIGIN) ? Number(connectionId.slice(RESTORE_ORIGIN.length)) : null;
}
