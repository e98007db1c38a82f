import type { HarvestTrigger } from '@fap/shared/harvest/entities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { harvestFetch, harvestRun, harvestSource } from '../../db/schema/harvest.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../platform/write/transact.ts';
import { announceProgress } from './announce-progress.ts';
import { harvestEvents } from './events.ts';

const MAX_TRIES = 5;
/** The key of a run over all active sources. */
export const ALL_SOURCES = 'all';

type SourceRow = typeof harvestSource.$inferSelect;

/**
 * Starts a harvest of all active sources, or of those named by name or id; joins the one under way for the same ones.
 * Gives the run's id. Throws INVALID for a source that does not exist.
 */
export async function requestHarvest(
  ctx: Ctx,
  trigger: HarvestTrigger,
  targets: readonly string[] | null,
): Promise<string> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const started = await startHarvest(ctx, trigger, targets);
    if (started.runId) return started.runId;
    const [open] = await ctx.db
      .select({ id: harvestRun.id })
      .from(harvestRun)
      .where(and(eq(harvestRun.target, started.target), isNull(harvestRun.endedAt)));
    if (open) return open.id;
  }
  throw new Error('harvests end as fast as they are looked for');
}

async function startHarvest(ctx: Ctx, trigger: HarvestTrigger, targets: readonly string[] | null) {
  return transact(ctx, 'harvest.run', async (tx) => {
    const sources = await chooseSources(tx, targets);
    const target = targets
      ? sources
          .map(({ id }) => id)
          .sort()
          .join(',')
      : ALL_SOURCES;
    const [run] = await tx.db
      .insert(harvestRun)
      .values({
        id: tx.ids.next('harvest'),
        status: 'queued',
        trigger,
        requestedBy: tx.actor.accountId,
        target,
        createdAt: tx.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: harvestRun.id });
    if (!run) return { target, runId: null };
    if (sources.length > 0) {
      await tx.db
        .insert(harvestFetch)
        .values(sources.map(({ id }) => ({ runId: run.id, sourceId: id, status: 'queued' as const })));
    }
    for (const source of sources) {
      announceProgress(tx, run.id, source, { status: 'queued', processed: 0, total: null });
    }
    await recordAudit(tx, {
      action: 'harvest.requested',
      entityType: 'harvest-run',
      entityId: run.id,
      after: { target },
    });
    emit(tx, harvestEvents.runRequested, { runId: run.id });
    return { target, runId: run.id };
  });
}

/** Named sources are harvested even when they are not active: somebody wants to see what they give. */
async function chooseSources(tx: TxCtx, targets: readonly string[] | null): Promise<SourceRow[]> {
  const known = await tx.db
    .select()
    .from(harvestSource)
    .where(isNull(harvestSource.retiredAt))
    .orderBy(asc(harvestSource.position));
  if (!targets) return known.filter(({ active }) => active);
  const isNamed = (target: string) => known.some(({ id, name }) => target === id || target === name);
  const unknown = targets.find((target) => !isNamed(target));
  if (unknown !== undefined) {
    const message = t`There is no such source`;
    throw new AppError('INVALID', { message, issues: [{ path: 'targetSources', message }] });
  }
  return known.filter(({ id, name }) => targets.includes(id) || targets.includes(name));
}
