import type { CollabServer } from '../../../platform/collab/server/collab-server.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { type Checkpoint, unpackCheckpoint } from './checkpoint-bytes.ts';
import { findCheckpoint, findGeneration, findNewestCheckpoint, findNextStep } from './checkpoint-queries.ts';
import type { HistoryThread } from './history-thread.ts';
import { loadLog } from './queries.ts';

/** Rows between two checkpoints at least: as many are replayed in about the time that it takes to read a checkpoint. */
const CHECKPOINT_ROWS = 5_000;
/** Of the checkpoint before, so many bytes lie between at least: all of a room's together stay below some times its log. */
const CHECKPOINT_SHARE = 0.25;
/** Bytes after which one is due however few the rows are. */
const CHECKPOINT_MAX_BYTES = 16 * 1024 * 1024;

/** Makes the next checkpoint of a room's document, once its log has grown by so many rows; false when none is due, or the log changed meanwhile. */
export async function makeCheckpoint(
  ctx: Ctx,
  {
    thread,
    documents: { checkpoints },
  }: { thread: Pick<HistoryThread, 'checkpoint'>; documents: Pick<CollabServer, 'checkpoints'> },
  room: string,
  minRows = CHECKPOINT_ROWS,
): Promise<boolean> {
  // First, so that a redaction from here on keeps what is read below from being stored.
  const generation = await findGeneration(ctx, room);
  const newest = await findNewestCheckpoint(ctx, room);
  const baseUpdateId = newest?.lastUpdateId ?? 0;
  const lastUpdateId = await findNextStep(ctx, room, baseUpdateId, {
    rows: minRows,
    sizeBytes: CHECKPOINT_SHARE * (newest?.sizeBytes ?? 0),
    maxBytes: CHECKPOINT_MAX_BYTES,
  });
  if (lastUpdateId === null) return false;
  let base: Checkpoint | null = null;
  if (newest !== null) {
    const stored = await findCheckpoint(ctx, room, baseUpdateId + 1);
    if (stored?.lastUpdateId !== baseUpdateId) return false;
    base = unpackCheckpoint(stored.bytes);
    if (base === null) {
      ctx.log.warn({ room }, 'a checkpoint is broken; all of its room are made again');
      await checkpoints.drop(room);
      return true;
    }
  }
  const rows = await loadLog(ctx, room, { from: baseUpdateId + 1, upTo: lastUpdateId });
  // Counted now, because the rows change hands with the thread.
  const mergedRows = rows.reduce((sum, { ids }) => sum + ids.length, 0);
  const bytes = await thread.checkpoint({ base, rows });
  return checkpoints.save({ room, lastUpdateId, bytes, baseUpdateId, mergedRows, generation });
}
