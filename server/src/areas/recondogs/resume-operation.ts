import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { RESUMABLE_STATUSES } from '@fap/shared/recondogs/operations.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { recondogOperation, recondogRun } from '../../db/schema/recondogs.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../platform/write/transact.ts';
import { announceRun } from './announce-run.ts';
import { lockOperation, type OperationRow } from './deploy-units.ts';
import { recondogEvents } from './events.ts';

/**
 * Sends the cancelled and failed units of an ended operation again; what the others found stays. They are the same runs, so
 * no counter grows. Throws NOT_FOUND, and CONFLICT while it runs or when every unit was through.
 */
export async function resumeOperation(ctx: Ctx, operationId: string): Promise<OperationRow> {
  return transact(ctx, 'recondogs.deploy', async (tx) => {
    const operation = await lockOperation(tx, operationId);
    if (!operation.endedAt) throw new AppError('CONFLICT', { message: t`This operation is under way` });
    const runs = await tx.db
      .update(recondogRun)
      .set({
        status: 'queued',
        reason: null,
        findings: [],
        startedAt: null,
        endedAt: null,
        // A job from before that is given up only now must not end what waits for its next one.
        dispatch: sql`${recondogRun.dispatch} + 1`,
      })
      .where(
        and(eq(recondogRun.operationId, operationId), inArray(recondogRun.status, [...RESUMABLE_STATUSES])),
      )
      .returning();
    if (runs.length === 0)
      throw new AppError('CONFLICT', { message: t`No unit of this operation was cancelled or failed` });
    const [resumed] = await tx.db
      .update(recondogOperation)
      .set({ endedAt: null, cancelledAt: null })
      .where(eq(recondogOperation.id, operationId))
      .returning();
    if (!resumed) throw new Error(`operation ${operationId} is gone`);
    for (const run of runs) await announceRun(tx, resumed, run);
    await recordAudit(tx, {
      action: 'recondogs.resumed',
      entityType: 'recondog-operation',
      entityId: operationId,
      clusterId: operation.clusterId,
      after: { units: runs.map(({ unit }) => unit) },
    });
    emit(tx, recondogEvents.unitsDeployed, {
      operationId,
      runIds: runs.map(({ id }) => id),
      priority: resumed.priority,
    });
    return resumed;
  });
}
