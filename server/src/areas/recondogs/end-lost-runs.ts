import { and, eq, isNull, lt } from 'drizzle-orm';
import { recondogRun } from '../../db/schema/recondogs.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { failRun, RUN_TIMEOUT_SECONDS } from './run-unit.ts';

/** The lease of a running run: the queue tries a lost one again long before. */
export const LEASE_SECONDS = 2 * RUN_TIMEOUT_SECONDS;

/** Ends runs that are still called running after their lease: their job is lost, so nobody else will. */
export async function endLostRuns(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - LEASE_SECONDS * 1000);
  const lost = await ctx.db
    .select({ runId: recondogRun.id, dispatch: recondogRun.dispatch })
    .from(recondogRun)
    .where(
      and(eq(recondogRun.status, 'running'), isNull(recondogRun.endedAt), lt(recondogRun.startedAt, before)),
    );
  for (const job of lost) await failRun(ctx, job);
}
