import type { Priority } from '@fap/shared/clusters/constants.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { OperationTrigger } from '@fap/shared/recondogs/entities.ts';
import { and, eq, sql } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { recondogOperation, recondogRun, recondogTotal } from '../../db/schema/recondogs.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../platform/write/transact.ts';
import { getCluster } from '../clusters/index.ts';
import { announceRun } from './announce-run.ts';
import { recondogEvents } from './events.ts';

export type OperationRow = typeof recondogOperation.$inferSelect;
export type RunRow = typeof recondogRun.$inferSelect;

/** The row of totals; there is one. */
export const TOTALS = 'recondogs';

export interface DeployUnitsInput {
  clusterId: string;
  /** Unit keys; each is deployed once, however often it is named. */
  units: readonly string[];
  priority: Priority;
}

/** Deploys units to a cluster: one operation with a run per unit, each of them a job. Throws NOT_FOUND. */
export async function deployUnits(ctx: Ctx, input: DeployUnitsInput): Promise<OperationRow> {
  await getCluster(ctx, input.clusterId);
  const units = [...new Set(input.units)];
  return transact(ctx, 'recondogs.deploy', async (tx) => {
    const by = { trigger: 'person' as const, requestedBy: tx.actor.accountId };
    const operation = await openOperation(tx, { ...input, ...by, units: units.length });
    await addRuns(tx, operation, units);
    await recordAudit(tx, {
      action: 'recondogs.deployed',
      entityType: 'recondog-operation',
      entityId: operation.id,
      clusterId: input.clusterId,
      after: { units, priority: input.priority },
    });
    return operation;
  });
}

interface OperationInput {
  clusterId: string;
  priority: Priority;
  trigger: OperationTrigger;
  units: number;
  requestedBy: string | null;
}

/** Opens an operation; the caller deploys its units and records the audit row. */
export async function openOperation(
  tx: TxCtx,
  { clusterId, priority, trigger, units, requestedBy }: OperationInput,
): Promise<OperationRow> {
  const [operation] = await tx.db
    .insert(recondogOperation)
    .values({
      clusterId,
      priority,
      trigger,
      units,
      requestedBy,
      id: tx.ids.next('operation'),
      createdAt: tx.clock.now(),
    })
    .returning();
  if (!operation) throw new Error('the operation was not written');
  return operation;
}

/** Adds runs to an operation and to the totals; they are queued once this commits. */
export async function addRuns(
  tx: TxCtx,
  operation: OperationRow,
  units: readonly string[],
): Promise<RunRow[]> {
  const { id: operationId, clusterId } = operation;
  await lockOperation(tx, operationId);
  const items = await countEvidenceItems(tx, clusterId);
  const runs = await tx.db
    .insert(recondogRun)
    .values(
      units.map((unit) => ({
        id: tx.ids.next('run'),
        operationId,
        clusterId,
        unit,
        status: 'queued' as const,
        exhibits: items,
        createdAt: tx.clock.now(),
      })),
    )
    .returning();
  const added = { deployments: runs.length, evidence: runs.length * items };
  await tx.db
    .insert(recondogTotal)
    .values({ name: TOTALS, ...added })
    .onConflictDoUpdate({
      target: recondogTotal.name,
      set: {
        deployments: sql`${recondogTotal.deployments} + ${added.deployments}`,
        evidence: sql`${recondogTotal.evidence} + ${added.evidence}`,
      },
    });
  for (const run of runs) await announceRun(tx, operation, run);
  emit(tx, recondogEvents.unitsDeployed, {
    operationId,
    runIds: runs.map(({ id }) => id),
    priority: operation.priority,
  });
  return runs;
}

/** The operation with this id, locked so that its steps come one after the other; throws NOT_FOUND. */
export async function lockOperation(tx: TxCtx, operationId: string): Promise<OperationRow> {
  const [operation] = await tx.db
    .select()
    .from(recondogOperation)
    .where(eq(recondogOperation.id, operationId))
    .for('update');
  if (!operation) throw new AppError('NOT_FOUND', { message: t`There is no such operation` });
  return operation;
}

/** Reports and files of a cluster; a report's own words are the report, not a file beside it. */
export async function countEvidenceItems(ctx: Ctx, clusterId: string): Promise<number> {
  const reports = await ctx.db.$count(report, eq(report.clusterId, clusterId));
  const isFile = and(eq(evidenceItem.clusterId, clusterId), eq(evidenceItem.kind, 'file'));
  return reports + (await ctx.db.$count(evidenceItem, isFile));
}
