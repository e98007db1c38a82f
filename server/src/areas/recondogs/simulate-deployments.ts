import { COUNTERS_EVERY_MS } from '@fap/shared/recondogs/events.ts';
import { RECONDOG_UNITS } from '@fap/shared/recondogs/units.ts';
import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { recondogOperation, recondogRun, recondogTotal } from '../../db/schema/recondogs.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { addRuns, countEvidenceItems, type OperationRow, openOperation, TOTALS } from './deploy-units.ts';

/** Number of operations the simulator keeps open, and the limit of clusters (specification, section 9). */
const OPEN_OPERATIONS = 12;
const MAX_CLUSTERS = 8;
/** Deployments of one slot, and evidence items they examine together, at most (specification, section 9). */
const MAX_DEPLOYMENTS = 2;
const MAX_ITEMS = 4;
const SIMULATED_DAYS_KEPT = 2;

/** The slot of time that a moment lies in: one tick of the simulator for each, over all processes. */
export const slotOf = (now: Date): number => Math.floor(now.getTime() / COUNTERS_EVERY_MS);

/**
 * One tick of the demo's simulator: deploys 0 to 2 units, for real, to operations it keeps open. Whichever process comes
 * first in a slot of three seconds does it; false for the others.
 */
export async function simulateDeployments(ctx: Ctx): Promise<boolean> {
  const slot = slotOf(ctx.clock.now());
  return transact(
    ctx,
    'platform',
    async (tx) => {
      const [taken] = await tx.db
        .update(recondogTotal)
        .set({ simulatedSlot: slot })
        .where(and(eq(recondogTotal.name, TOTALS), lt(recondogTotal.simulatedSlot, slot)))
        .returning({ name: recondogTotal.name });
      if (!taken) return false;
      await ensureOpenOperations(tx);
      let itemsLeft = MAX_ITEMS;
      for (let wanted = slot % (MAX_DEPLOYMENTS + 1); wanted > 0; wanted -= 1) {
        itemsLeft -= await deployNext(tx, itemsLeft);
      }
      return true;
    },
    { housekeeping: 'which slot was taken; what is done in it is on record' },
  );
}

/** Deploys the next unit of the operation that waited longest; gives the evidence items it examines, 0 for none. */
async function deployNext(tx: TxCtx, maxItems: number): Promise<number> {
  const runs = sql<number>`(select count(*) from recondog_run where operation_id = ${recondogOperation.id})`;
  const operations = await tx.db
    .select()
    .from(recondogOperation)
    .where(
      and(
        isNull(recondogOperation.endedAt),
        eq(recondogOperation.trigger, 'simulator'),
        lt(runs, recondogOperation.units),
      ),
    )
    .orderBy(
      sql`(select max(created_at) from recondog_run where operation_id = ${recondogOperation.id}) nulls first`,
      asc(recondogOperation.id),
    );
  for (const operation of operations) {
    const items = await countEvidenceItems(tx, operation.clusterId);
    if (items > maxItems) continue;
    await deployNextUnit(tx, operation);
    return items;
  }
  return 0;
}

async function deployNextUnit(tx: TxCtx, operation: OperationRow): Promise<void> {
  const deployed = await tx.db
    .select({ unit: recondogRun.unit })
    .from(recondogRun)
    .where(eq(recondogRun.operationId, operation.id));
  const next = RECONDOG_UNITS.find(({ key }) => !deployed.some(({ unit }) => unit === key));
  if (!next) return;
  await addRuns(tx, operation, [next.key]);
  await recordAudit(tx, {
    action: 'recondogs.simulated',
    entityType: 'recondog-operation',
    entityId: operation.id,
    after: { unit: next.key },
  });
}

/** Opens an operation on the next cluster for each that ended. */
async function ensureOpenOperations(tx: TxCtx): Promise<void> {
  const open = await tx.db.select().from(recondogOperation).where(isNull(recondogOperation.endedAt));
  const busy = [...new Set(open.map(({ clusterId }) => clusterId))].sort();
  for (let missing = OPEN_OPERATIONS - open.length; missing > 0; missing -= 1) {
    const clusterId =
      busy.length < MAX_CLUSTERS ? await nextCluster(tx, busy.at(-1)) : busy[missing % busy.length];
    if (!clusterId) return;
    busy.push(clusterId);
    const { id } = await openOperation(tx, {
      clusterId,
      priority: 'low',
      trigger: 'simulator',
      units: RECONDOG_UNITS.length,
      requestedBy: null,
    });
    await recordAudit(tx, {
      action: 'recondogs.simulation-opened',
      entityType: 'recondog-operation',
      entityId: id,
    });
  }
}

/** The cluster after this one, beginning anew after the last. */
async function nextCluster(tx: TxCtx, after: string | undefined): Promise<string | undefined> {
  const first = tx.db.select({ id: cluster.id }).from(cluster).orderBy(asc(cluster.id)).limit(1);
  if (!after) return (await first)[0]?.id;
  const [next] = await tx.db
    .select({ id: cluster.id })
    .from(cluster)
    .where(gt(cluster.id, after))
    .orderBy(asc(cluster.id))
    .limit(1);
  return next?.id ?? (await first)[0]?.id;
}

/** Deletes simulated operations after some days; the totals stay. */
export async function pruneSimulated(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - SIMULATED_DAYS_KEPT * 24 * 60 * 60 * 1000);
  const old = and(eq(recondogOperation.trigger, 'simulator'), lt(recondogOperation.endedAt, before));
  await transact(ctx, 'platform', (tx) => tx.db.delete(recondogOperation).where(old), {
    housekeeping: 'nobody did what was simulated',
  });
}
