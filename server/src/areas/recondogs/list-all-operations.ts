import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { UnitRunStatus } from '@fap/shared/recondogs/entities.ts';
import {
  type ListedOperation,
  type OperationDetail,
  type OperationState,
  RESUMABLE_STATUSES,
} from '@fap/shared/recondogs/operations.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { recondogOperation, recondogRun, recondogStep } from '../../db/schema/recondogs.ts';
import type { ListPage } from '../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../platform/postgres/keyset.ts';
import type { Ctx } from '../../platform/write/context.ts';
import type { OperationRow } from './deploy-units.ts';
import { presentRun, presentSummary } from './presenter.ts';
import { inUnitOrder } from './queries.ts';

/** A page of all operations, newest first, without what their units found. */
export async function listAllOperations(
  ctx: Ctx,
  { state, limit, cursor }: PageRequest & { state?: OperationState | undefined },
): Promise<ListPage<ListedOperation>> {
  const { createdAt, id } = recondogOperation;
  const isWanted = state && STATE_FILTERS[state];
  const found = await ctx.db
    .select({ row: recondogOperation, clusterName: cluster.name })
    .from(recondogOperation)
    .innerJoin(cluster, eq(cluster.id, recondogOperation.clusterId))
    .where(and(isWanted, olderThan(cursor, createdAt, id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ row }) => [row.createdAt, row.id]);
  const figures = await listFigures(
    ctx,
    rows.map(({ row }) => row.id),
  );
  return {
    items: rows.map(({ row, clusterName }) => presentListed(row, clusterName, figures.get(row.id) ?? [])),
    nextCursor,
    total: await ctx.db.$count(recondogOperation, isWanted),
  };
}

/** An operation with its runs and its steps; throws NOT_FOUND. */
export async function getOperationDetail(ctx: Ctx, operationId: string): Promise<OperationDetail> {
  const [found] = await ctx.db
    .select({ row: recondogOperation, clusterName: cluster.name })
    .from(recondogOperation)
    .innerJoin(cluster, eq(cluster.id, recondogOperation.clusterId))
    .where(eq(recondogOperation.id, operationId));
  if (!found) throw new AppError('NOT_FOUND', { message: t`There is no such operation` });
  const runs = await ctx.db.select().from(recondogRun).where(eq(recondogRun.operationId, operationId));
  const steps = await ctx.db
    .select()
    .from(recondogStep)
    .where(eq(recondogStep.operationId, operationId))
    .orderBy(asc(recondogStep.position));
  const figures = await listFigures(ctx, [operationId]);
  const resumable: readonly UnitRunStatus[] = RESUMABLE_STATUSES;
  return {
    ...presentListed(found.row, found.clusterName, figures.get(operationId) ?? []),
    runs: inUnitOrder(runs).map((run) => ({
      ...presentRun(run),
      exhibits: run.exhibits,
      attempts: run.attempt,
      startedAt: run.startedAt?.toISOString() ?? null,
    })),
    steps: steps.map(({ operationId: _, at, ...step }) => ({ ...step, at: at.toISOString() })),
    resumable: found.row.endedAt ? runs.filter(({ status }) => resumable.includes(status)).length : 0,
  };
}

const STATE_FILTERS: Readonly<Record<OperationState, SQL | undefined>> = {
  running: isNull(recondogOperation.endedAt),
  ended: and(isNotNull(recondogOperation.endedAt), isNull(recondogOperation.cancelledAt)),
  cancelled: isNotNull(recondogOperation.cancelledAt),
};

interface StatusFigures {
  operationId: string;
  status: UnitRunStatus;
  runs: number;
  ended: number;
  findings: number;
}

async function listFigures(ctx: Ctx, ids: readonly string[]): Promise<Map<string, StatusFigures[]>> {
  const { operationId, status, endedAt, findings } = recondogRun;
  const rows = await ctx.db
    .select({
      operationId,
      status,
      runs: sql<number>`count(*)::int`,
      ended: sql<number>`count(${endedAt})::int`,
      findings: sql<number>`coalesce(sum(jsonb_array_length(${findings})), 0)::int`,
    })
    .from(recondogRun)
    .where(inArray(operationId, [...ids]))
    .groupBy(operationId, status);
  return Map.groupBy(rows, (row) => row.operationId);
}

function presentListed(
  row: OperationRow,
  clusterName: string,
  figures: readonly StatusFigures[],
): ListedOperation {
  const sum = (of: (row: StatusFigures) => number) => figures.reduce((all, one) => all + of(one), 0);
  return {
    ...presentSummary(
      row,
      sum(({ ended }) => ended),
    ),
    clusterName,
    state: row.endedAt === null ? 'running' : row.cancelledAt === null ? 'ended' : 'cancelled',
    origin: row.trigger === 'person' ? 'admin' : row.trigger,
    outcomes: Object.fromEntries(figures.map(({ status, runs }) => [status, runs])),
    findings: sum(({ findings }) => findings),
  };
}
