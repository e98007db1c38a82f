import { lt, sql } from 'drizzle-orm';
import { echoNode } from '../../db/schema/recondogs.ts';
import type { Ctx } from '../../platform/context.ts';

const BEAT_EVERY_MS = 5_000;
/** Two missed beats and the time a third may take. */
const LATE_AFTER_MS = 2 * BEAT_EVERY_MS + 1_000;
/** A node that has not been heard of for this long is no longer listed. */
const FORGET_AFTER_MS = 24 * 60 * 60 * 1000;

/** Whether a node has missed two beats. */
export const isNodeLate = (beatAt: Date, now: Date): boolean =>
  now.getTime() - beatAt.getTime() > LATE_AFTER_MS;

/** Says that this server process is there. */
export async function beatNode(ctx: Ctx, name: string): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insert(echoNode)
    .values({ name, startedAt: now, beatAt: now })
    .onConflictDoUpdate({ target: echoNode.name, set: { beatAt: sql`excluded.beat_at` } });
  await ctx.db.delete(echoNode).where(lt(echoNode.beatAt, new Date(now.getTime() - FORGET_AFTER_MS)));
}

/** Beats while the process runs; call the result to stop. */
export function startBeating(ctx: Ctx, name: string): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const beat = () => {
    last = beatNode(ctx, name).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'the node could not say that it is there'),
    );
  };
  beat();
  const timer = setInterval(beat, BEAT_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
