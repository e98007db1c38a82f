import type { PageRequest } from '@fap/shared/kernel/page.ts';
import type { Operation } from '@fap/shared/recondogs/entities.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { recondogOperation, recondogRun } from '../../db/schema/recondogs.ts';
import type { ListPage } from '../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../platform/postgres/keyset.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getCluster } from '../clusters/index.ts';
import { presentOperation } from './presenter.ts';
import { inUnitOrder } from './queries.ts';

/** A page of a cluster's operations with their runs, newest first; the status has only the newest, without runs. */
export async function listOperations(
  ctx: Ctx,
  { clusterId, limit, cursor }: PageRequest & { clusterId: string },
): Promise<ListPage<Operation>> {
  await getCluster(ctx, clusterId);
  const { createdAt, id } = recondogOperation;
  const isOfCluster = eq(recondogOperation.clusterId, clusterId);
  const found = await ctx.db
    .select()
    .from(recondogOperation)
    .where(and(isOfCluster, olderThan(cursor, createdAt, id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.createdAt, row.id]);
  const runs = await ctx.db
    .select()
    .from(recondogRun)
    .where(
      inArray(
        recondogRun.operationId,
        rows.map((row) => row.id),
      ),
    );
  const byOperation = Map.groupBy(runs, ({ operationId }) => operationId);
  return {
    items: rows.map((row) => presentOperation(row, inUnitOrder(byOperation.get(row.id) ?? []))),
    nextCursor,
    total: await ctx.db.$count(recondogOperation, isOfCluster),
  };
}
