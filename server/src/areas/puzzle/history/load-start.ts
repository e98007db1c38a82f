import type { CollabServer } from '../../../platform/collab/server/collab-server.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { unpackCheckpoint } from './checkpoint-bytes.ts';
import { findCheckpoint, listTouches } from './checkpoint-queries.ts';
import type { PastStart } from './past-version.ts';

/**
 * The newest checkpoint from before a row, and who wrote what stands in it; null when there is none that can be read, and the log alone
 * must tell. A broken one is dropped with all of its room, to be made again.
 */
export async function loadStart(
  ctx: Ctx,
  { checkpoints }: Pick<CollabServer, 'checkpoints'>,
  room: string,
  before: number,
): Promise<{ lastUpdateId: number; past: PastStart } | null> {
  const stored = await findCheckpoint(ctx, room, before);
  if (stored === null) return null;
  const checkpoint = unpackCheckpoint(stored.bytes);
  if (checkpoint !== null) {
    const { update, written } = checkpoint;
    const ids = written.map(({ updateId }) => updateId);
    const touches = await listTouches(ctx, room, ids);
    const known = written.flatMap((range) => {
      const touch = touches.get(range.updateId);
      return touch ? [{ ...range, ...touch }] : [];
    });
    // A copy of its own: it changes hands with the thread.
    if (known.length === written.length)
      return { lastUpdateId: stored.lastUpdateId, past: { update: update.slice(), written: known } };
  }
  ctx.log.warn(
    { room, lastUpdateId: stored.lastUpdateId },
    'a checkpoint is broken; the log is read instead',
  );
  await checkpoints.drop(room);
  return null;
}
