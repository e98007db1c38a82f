import type { ScanTrigger } from '@fap/shared/detection/entities.ts';
import { DETECTION_STAGES } from '@fap/shared/detection/stages.ts';
import { isNull } from 'drizzle-orm';
import { detectionRun } from '../../db/schema/detection.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../platform/write/transact.ts';
import { detectionEvents } from './events.ts';

/** Race: the open run may end between the failed insert and the lookup; then the insert is tried again. */
const MAX_TRIES = 5;

/** Starts a scan, or joins the one already running in any process; gives its id. */
export async function requestScan(ctx: Ctx, trigger: ScanTrigger): Promise<string> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const runId = (await startScan(ctx, trigger)) ?? (await findOpenRun(ctx));
    if (runId) return runId;
  }
  throw new Error('scans end as fast as they are looked for');
}

async function startScan(ctx: Ctx, trigger: ScanTrigger): Promise<string | null> {
  return transact(ctx, 'detection.scan', async (tx) => {
    const now = tx.clock.now();
    const [run] = await tx.db
      .insert(detectionRun)
      .values({
        id: tx.ids.next('scan'),
        status: 'queued',
        trigger,
        requestedBy: tx.actor.accountId,
        stages: DETECTION_STAGES.map((stage) => ({ stage, status: 'pending', items: 0 })),
        sources: [],
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: detectionRun.id });
    if (!run) return null;
    await recordAudit(tx, { action: 'detection.requested', entityType: 'detection-run', entityId: run.id });
    emit(tx, detectionEvents.scanRequested, { runId: run.id });
    return run.id;
  });
}

/** The scan that has not ended; null when there is none. */
export async function findOpenRun(ctx: Ctx): Promise<string | null> {
  const [run] = await ctx.db
    .select({ id: detectionRun.id })
    .from(detectionRun)
    .where(isNull(detectionRun.endedAt));
  return run?.id ?? null;
}
