import type { ScanResult } from '@fap/shared/detection/entities.ts';
import { DETECTION_TOPIC, detectionFacts } from '@fap/shared/detection/events.ts';
import { DETECTED_OUTCOMES } from '@fap/shared/detection/outcomes.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { detectionFinding, detectionRun } from '../../db/schema/detection.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { advanceStage, type RunRow, updateRun } from './advance-run.ts';
import { presentScan } from './presenter.ts';

/** Ends a scan that went through all its stages, with its figures. */
export async function completeScan(ctx: Ctx, run: RunRow): Promise<ScanResult> {
  return transact(ctx, 'platform', async (tx) => {
    const row = await updateRun(tx, run, {
      status: 'completed',
      endedAt: tx.clock.now(),
      ...(await countFindings(tx, run.id)),
    });
    return announceEnd(tx, row);
  });
}

/** Columns of a finding that is back in the queue. */
const UNTOUCHED = {
  runId: null,
  identifiers: null,
  candidates: null,
  outcome: null,
  clusterId: null,
  linkedClusterId: null,
  percent: null,
};

/** Ends a scan that could not be brought to its end, with the reason; its findings wait for the next one. */
export async function failScan(ctx: Ctx, runId: string, reason: string): Promise<void> {
  await transact(ctx, 'platform', async (tx) => {
    const [open] = await tx.db
      .select()
      .from(detectionRun)
      .where(and(eq(detectionRun.id, runId), isNull(detectionRun.endedAt)))
      .for('update');
    if (!open) return;
    const [taken] = await tx.db
      .update(detectionRun)
      .set({ status: 'running', attempt: open.attempt + 1 })
      .where(eq(detectionRun.id, runId))
      .returning();
    if (!taken) throw new Error(`scan ${runId} is gone`);
    const active = taken.stages.find(({ status }) => status === 'active' || status === 'pending');
    const failed = active ? await advanceStage(tx, taken, { ...active, status: 'failed' }) : taken;
    await tx.db
      .update(detectionFinding)
      .set(UNTOUCHED)
      .where(and(eq(detectionFinding.runId, runId), isNull(detectionFinding.integratedAt)));
    const counted = await countFindings(tx, runId);
    await announceEnd(
      tx,
      await updateRun(tx, failed, { status: 'failed', reason, endedAt: tx.clock.now(), ...counted }),
    );
  });
}

/** The outcome of a run's findings: how many are in clusters, how many founded one, how many existing clusters they hit. */
async function countFindings(tx: TxCtx, runId: string) {
  const { outcome, clusterId } = detectionFinding;
  const [counted] = await tx.db
    .select({
      scamsDetected: sql<number>`(count(*) filter (where ${outcome} in ${DETECTED_OUTCOMES}))::int`,
      newClusters: sql<number>`(count(distinct ${clusterId}) filter (where ${outcome} = 'founded'))::int`,
      joined: sql<number>`(count(*) filter (where ${outcome} = 'joined'))::int`,
      cited: sql<number>`(count(*) filter (where ${outcome} = 'cited'))::int`,
      clustersUpdated: sql<number>`(count(distinct ${clusterId}) filter (where ${outcome} in ('joined', 'cited')))::int`,
    })
    .from(detectionFinding)
    .where(eq(detectionFinding.runId, runId));
  if (!counted) throw new Error('counting gave no row');
  return counted;
}

async function announceEnd(tx: TxCtx, run: RunRow): Promise<ScanResult> {
  const result = presentScan(run);
  await recordAudit(tx, {
    action: `detection.${run.status}`,
    entityType: 'detection-run',
    entityId: run.id,
    after: result,
  });
  publish(tx, DETECTION_TOPIC, detectionFacts.completed, result);
  return result;
}
