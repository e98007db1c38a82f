import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { recondogOperation, recondogRun } from '../../db/schema/recondogs.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { announceRun } from './announce-run.ts';
import { lockOperation, type OperationRow } from './deploy-units.ts';

/**
 * Cancels the rest of an operation: queued units are not run, and results of running ones are discarded. Throws NOT_FOUND,
 * and CONFLICT for a finished operation.
 */
export async function cancelOperation(ctx: Ctx, operationId: string): Promise<OperationRow> {
  return transact(ctx, 'recondogs.deploy', async (tx) => {
    const operation = await lockOperation(tx, operationId);
    if (operation.endedAt) throw new AppError('CONFLICT', { message: t`This operation is over` });
    const endedAt = tx.clock.now();
    const cancelled = await tx.db
      .update(recondogRun)
      .set({ status: 'cancelled', endedAt })
      .where(and(eq(recondogRun.operationId, operationId), isNull(recondogRun.endedAt)))
      .returning();
    for (const run of cancelled) await announceRun(tx, operation, run);
    const [ended] = await tx.db
      .update(recondogOperation)
      .set({ endedAt, cancelledAt: endedAt })
      .where(eq(recondogOperation.id, operationId))
      .returning();
    if (!ended) throw new Error(`operation ${operationId} is gone`);
    await recordAudit(tx, {
      action: 'recondogs.cancelled',
      entityType: 'recondog-operation',
      entityId: operationId,
      clusterId: operation.clusterId,
      after: { units: cancelled.map(({ unit }) => unit) },
    });
    return ended;
  });
}
