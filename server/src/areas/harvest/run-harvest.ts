import { HARVEST_TOPIC, harvestFacts } from '@fap/shared/harvest/events.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { harvestFetch, harvestRun, harvestSource } from '../../db/schema/harvest.ts';
import type { OutgoingReach } from '../../platform/fetch/outgoing-reach.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { fetchSource } from './fetch-source.ts';
import type { HarvestRunRow } from './harvest-rows.ts';
import { presentHarvest } from './queries.ts';

/** Sources fetched at the same time. */
const LANES = 3;

/** Fetches every unfinished source of a run; a failing source never stops the others. */
export async function runHarvest(ctx: Ctx, runId: string, reach: OutgoingReach): Promise<void> {
  const run = await claimRun(ctx, runId);
  if (!run) return;
  const waiting = await ctx.db
    .select({ source: harvestSource })
    .from(harvestFetch)
    .innerJoin(harvestSource, eq(harvestSource.id, harvestFetch.sourceId))
    .where(and(eq(harvestFetch.runId, runId), isNull(harvestFetch.endedAt)))
    .orderBy(asc(harvestSource.position));
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await fetchSource(ctx, run, next.source, reach);
    }
  };
  // All lanes finish before the job is retried.
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
  await transact(ctx, 'platform', (tx) => endRun(tx, run, 'completed', null));
}

/** Ends a run as failed; its stored entries stay. */
export async function failHarvest(ctx: Ctx, runId: string, reason: string): Promise<void> {
  const run = await claimRun(ctx, runId);
  if (run) await transact(ctx, 'platform', (tx) => endRun(tx, run, 'failed', reason));
}

async function claimRun(ctx: Ctx, runId: string): Promise<HarvestRunRow | null> {
  return transact(ctx, 'platform', async (tx) => {
    const [run] = await tx.db
      .update(harvestRun)
      .set({ status: 'running', attempt: sql`${harvestRun.attempt} + 1` })
      .where(and(eq(harvestRun.id, runId), isNull(harvestRun.endedAt)))
      .returning();
    if (!run) return null;
    await recordAudit(tx, {
      action: 'harvest.taken',
      entityType: 'harvest-run',
      entityId: runId,
      after: { attempt: run.attempt },
    });
    return run;
  });
}

/** Ends a run still claimed by this worker; one that another worker claimed meanwhile is left alone. */
async function endRun(
  tx: TxCtx,
  run: HarvestRunRow,
  status: 'completed' | 'failed',
  reason: string | null,
): Promise<void> {
  const [ended] = await tx.db
    .update(harvestRun)
    .set({ status, reason, endedAt: tx.clock.now() })
    .where(and(eq(harvestRun.id, run.id), eq(harvestRun.attempt, run.attempt), isNull(harvestRun.endedAt)))
    .returning();
  if (!ended) {
    tx.log.warn({ runId: run.id }, 'a harvest was taken by another worker');
    return;
  }
  const result = await presentHarvest(tx, ended);
  await recordAudit(tx, {
    action: `harvest.${status}`,
    entityType: 'harvest-run',
    entityId: run.id,
    after: result,
  });
  publish(tx, HARVEST_TOPIC, harvestFacts.completed, result);
}
