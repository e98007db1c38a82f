import { wholePercent } from '@fap/shared/kernel/whole-percent.ts';
import {
  type Counters,
  OPERATIONS_IN_STATUS,
  type Operation,
  type OperationSummary,
} from '@fap/shared/recondogs/entities.ts';
import { RECONDOG_UNITS } from '@fap/shared/recondogs/units.ts';
import { asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { recondogOperation, recondogRun, recondogTotal } from '../../db/schema/recondogs.ts';
import { listNodes } from '../../platform/nodes/node-registry.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getCluster } from '../clusters/index.ts';
import { type OperationRow, type RunRow, TOTALS } from './deploy-units.ts';
import { presentNode, presentOperation, presentRun, presentSummary } from './presenter.ts';

/** Minimum of finished runs for a success rate. */
export const MIN_RUNS_FOR_RATE = 5;

/** The states of the units for a cluster, its operations, and the nodes. Throws NOT_FOUND. */
export async function getStatus(ctx: Ctx, clusterId: string) {
  await getCluster(ctx, clusterId);
  const figures = await listUnitFigures(ctx, clusterId);
  const lastRuns = await listLastRuns(ctx, clusterId);
  const nodes = await listNodes(ctx);
  return {
    availableReconDogs: RECONDOG_UNITS.map(({ id, key, name, codename, specialty }) => {
      const known = figures.get(key);
      const lastRun = lastRuns.get(key);
      const finished = known?.finished ?? 0;
      return {
        id,
        key,
        name,
        codename,
        specialty,
        status: known?.openStatus ?? ('ready' as const),
        // A unit that cannot run yet has no rate.
        successRate: finished >= MIN_RUNS_FOR_RATE ? wholePercent((known?.ok ?? 0) / finished) : null,
        finishedRuns: finished,
        lastDeployedAt: known?.last ? new Date(known.last).toISOString() : null,
        lastRun: lastRun ? { ...presentRun(lastRun), operationId: lastRun.operationId } : null,
      };
    }),
    globalEchoNodes: Object.fromEntries(nodes.map(({ name, state }) => [name, state] as const)),
    nodes: nodes.map(presentNode),
    operations: await listOperations(ctx, clusterId),
  };
}

/** An operation with its runs, in the order of the units. */
export async function presentOperationRuns(ctx: Ctx, operation: OperationRow): Promise<Operation> {
  const runs = await ctx.db
    .select()
    .from(recondogRun)
    .where(eq(recondogRun.operationId, operation.id))
    .orderBy(asc(recondogRun.createdAt), asc(recondogRun.id));
  return presentOperation(operation, inUnitOrder(runs));
}

/** Runs of an operation in the order of the units. */
export function inUnitOrder(runs: readonly RunRow[]): RunRow[] {
  const place = ({ unit }: RunRow) => RECONDOG_UNITS.findIndex(({ key }) => key === unit);
  return runs.toSorted((a, b) => place(a) - place(b));
}

/** The current counters. */
export async function getCounters(ctx: Ctx, isSimulated: boolean): Promise<Counters> {
  const [totals] = await ctx.db.select().from(recondogTotal).where(eq(recondogTotal.name, TOTALS));
  const [open] = await ctx.db
    .select({
      operations: sql<number>`count(*)::int`,
      clusters: sql<number>`count(distinct ${recondogOperation.clusterId})::int`,
    })
    .from(recondogOperation)
    .where(isNull(recondogOperation.endedAt));
  return {
    deployments: totals?.deployments ?? 0,
    evidence: totals?.evidence ?? 0,
    operations: open?.operations ?? 0,
    clusters: open?.clusters ?? 0,
    simulated: isSimulated,
  };
}

/** What each unit did over all clusters, and whether it is open on this one. */
export async function listUnitFigures(ctx: Ctx, clusterId: string | null) {
  const { unit, status, createdAt, startedAt, endedAt } = recondogRun;
  const rows = await ctx.db
    .select({
      unit,
      ok: sql<number>`(count(*) filter (where ${status} = 'ok'))::int`,
      finished: sql<number>`(count(*) filter (where ${status} in ('ok', 'empty', 'partial', 'failed', 'timed_out')))::int`,
      // One that failed or was stopped says how long somebody waited, not how fast the unit is.
      medianMs: sql<
        number | null
      >`(percentile_cont(0.5) within group (order by extract(epoch from ${endedAt} - ${startedAt}) * 1000)
        filter (where ${status} in ('ok', 'empty')))::float`,
      timed: sql<number>`(count(*) filter (where ${status} in ('ok', 'empty') and ${startedAt} is not null and ${endedAt} is not null))::int`,
      running: sql<number>`(count(*) filter (where ${status} = 'running'))::int`,
      queued: sql<number>`(count(*) filter (where ${status} = 'queued'))::int`,
      last: sql<string | null>`max(${createdAt})`,
      // A skipped or cancelled run examined nothing.
      lastEnded: sql<string | null>`max(${endedAt}) filter (where ${status} not in ('skipped', 'cancelled'))`,
      openStatus: sql<
        'queued' | 'running' | null
      >`max(${status}) filter (where ${status} in ('queued', 'running') and ${recondogRun.clusterId} = ${clusterId})`,
    })
    .from(recondogRun)
    .groupBy(unit);
  return new Map(rows.map((row) => [row.unit, row]));
}

async function listLastRuns(ctx: Ctx, clusterId: string): Promise<Map<string, RunRow>> {
  const rows = await ctx.db
    .selectDistinctOn([recondogRun.unit])
    .from(recondogRun)
    .where(eq(recondogRun.clusterId, clusterId))
    .orderBy(recondogRun.unit, desc(recondogRun.createdAt), desc(recondogRun.id));
  return new Map(rows.map((run) => [run.unit, run]));
}

async function listOperations(ctx: Ctx, clusterId: string): Promise<OperationSummary[]> {
  const rows = await ctx.db
    .select({
      ...getTableColumns(recondogOperation),
      ended: sql<number>`(select count(*)::int from recondog_run as run
        where run.operation_id = ${recondogOperation}.id and run.ended_at is not null)`,
    })
    .from(recondogOperation)
    .where(eq(recondogOperation.clusterId, clusterId))
    .orderBy(
      desc(isNull(recondogOperation.endedAt)),
      desc(recondogOperation.createdAt),
      desc(recondogOperation.id),
    )
    .limit(OPERATIONS_IN_STATUS);
  return rows.map(({ ended, ...operation }) => presentSummary(operation, ended));
}
