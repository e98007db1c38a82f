import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { collabCheckpoint, collabGeneration, collabUpdate } from '../../../db/schema/platform.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import type { Touch } from './authorship.ts';

/** Which checkpoint a room has. */
export interface CheckpointHead {
  lastUpdateId: number;
  sizeBytes: number;
}

/** The newest checkpoint from before a row; null when there is none. */
export async function findCheckpoint(
  ctx: Ctx,
  room: string,
  before: number,
): Promise<{ lastUpdateId: number; bytes: Uint8Array } | null> {
  const [row] = await ctx.db
    .select({ lastUpdateId: collabCheckpoint.lastUpdateId, bytes: collabCheckpoint.bytes })
    .from(collabCheckpoint)
    .where(and(eq(collabCheckpoint.room, room), lt(collabCheckpoint.lastUpdateId, before)))
    .orderBy(desc(collabCheckpoint.lastUpdateId))
    .limit(1);
  return row ?? null;
}

/** The newest checkpoint of a room, without its bytes; null when there is none. */
export async function findNewestCheckpoint(ctx: Ctx, room: string): Promise<CheckpointHead | null> {
  const [row] = await ctx.db
    .select({
      lastUpdateId: collabCheckpoint.lastUpdateId,
      sizeBytes: sql<number>`octet_length(${collabCheckpoint.bytes})`,
    })
    .from(collabCheckpoint)
    .where(eq(collabCheckpoint.room, room))
    .orderBy(desc(collabCheckpoint.lastUpdateId))
    .limit(1);
  return row ?? null;
}

/** Who wrote rows of the log, and when. */
export async function listTouches(
  ctx: Ctx,
  room: string,
  updateIds: readonly number[],
): Promise<Map<number, Touch>> {
  if (updateIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      updateId: collabUpdate.id,
      accountId: collabUpdate.accountId,
      at: collabUpdate.createdAt,
    })
    .from(collabUpdate)
    .where(and(eq(collabUpdate.room, room), inArray(collabUpdate.id, [...new Set(updateIds)])));
  return new Map(rows.map((row) => [row.updateId, { ...row, at: row.at.getTime() }]));
}

/** How many rows, and how many bytes, are due for the next checkpoint. */
export interface CheckpointStep {
  rows: number;
  sizeBytes: number;
  /** With so many bytes it is due however few rows they are. */
  maxBytes: number;
}

/** The row after another one with which the next checkpoint is due; null when the log is not that long. */
export async function findNextStep(
  ctx: Ctx,
  room: string,
  after: number,
  { rows, sizeBytes, maxBytes }: CheckpointStep,
): Promise<number | null> {
  // PostgreSQL reads no further than to that row, and only the headers of the bytes.
  const [due] = await ctx.db.execute<{ id: number }>(sql`
    select id::float8 as id from (
      select id, row_number() over log as rows, sum(octet_length(bytes)) over log as size
      from collab_update where room = ${room} and id > ${after}
      window log as (order by id rows between unbounded preceding and current row)
    ) grown
    where (rows >= ${rows} and size >= ${Math.ceil(sizeBytes)}::bigint) or size >= ${maxBytes}::bigint
    order by id limit 1`);
  return due?.id ?? null;
}

/** How often a room's document was redacted. */
export async function findGeneration(ctx: Ctx, room: string): Promise<number> {
  const [row] = await ctx.db
    .select({ generation: collabGeneration.generation })
    .from(collabGeneration)
    .where(eq(collabGeneration.room, room));
  return row?.generation ?? 0;
}
