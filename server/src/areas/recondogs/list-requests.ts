import type { PageRequest } from '@fap/shared/kernel/page.ts';
import type { QueuedRequest, UnitRequest } from '@fap/shared/recondogs/requests.ts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { cluster } from '../../db/schema/clusters.ts';
import { recondogRequest } from '../../db/schema/recondogs.ts';
import type { ListPage } from '../../platform/http/list-page.ts';
import { cutPage, olderThan, parseKeyset } from '../../platform/postgres/keyset.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { listMembers } from '../clusters/index.ts';
import { hasReportIn, type RequestRow } from './ask-for-units.ts';

/** The acting account's requests, newest first. */
export async function listOwnRequests(
  ctx: Ctx,
  { limit, cursor }: PageRequest,
): Promise<ListPage<UnitRequest>> {
  const { requestedAt, id, requestedBy } = recondogRequest;
  const isOwn = eq(requestedBy, actingAccount(ctx));
  const found = await ctx.db
    .select({ row: recondogRequest, clusterName: cluster.name })
    .from(recondogRequest)
    .innerJoin(cluster, eq(cluster.id, recondogRequest.clusterId))
    .where(and(isOwn, olderThan(cursor, requestedAt, id)))
    .orderBy(desc(requestedAt), desc(id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ row }) => [row.requestedAt, row.id]);
  return {
    items: rows.map(({ row, clusterName }) => presentRequest(row, clusterName)),
    nextCursor,
    total: await ctx.db.$count(recondogRequest, isOwn),
  };
}

/** Requests that wait for an admin, the oldest first. */
export async function listQueuedRequests(
  ctx: Ctx,
  { limit, cursor }: PageRequest,
): Promise<ListPage<QueuedRequest>> {
  const { requestedAt, id } = recondogRequest;
  const isWaiting = eq(recondogRequest.state, 'waiting');
  const keys = parseKeyset(cursor, ['time', 'id']);
  const isYounger =
    keys && sql`(${requestedAt}, ${id}) > (${keys[0].toISOString()}::timestamptz, ${keys[1]})`;
  const found = await joined(ctx)
    .where(and(isWaiting, isYounger))
    .orderBy(asc(requestedAt), asc(id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ row }) => [row.requestedAt, row.id]);
  return {
    items: await Promise.all(rows.map((row) => presentQueued(ctx, row))),
    nextCursor,
    total: await ctx.db.$count(recondogRequest, isWaiting),
  };
}

/** A request as its author reads it. */
export async function presentOwnRequest(ctx: Ctx, request: RequestRow): Promise<UnitRequest> {
  const [found] = await joined(ctx).where(eq(recondogRequest.id, request.id));
  return presentRequest(request, found?.clusterName ?? request.clusterId);
}

/** A request as admins read it; throws when it is gone. */
export async function presentQueuedRequest(ctx: Ctx, { id }: RequestRow): Promise<QueuedRequest> {
  const [found] = await joined(ctx).where(eq(recondogRequest.id, id));
  if (!found) throw new Error(`request ${id} is gone`);
  return presentQueued(ctx, found);
}

interface JoinedRequest {
  row: RequestRow;
  clusterName: string;
  requestedBy: string;
}

const joined = (ctx: Ctx) =>
  ctx.db
    .select({ row: recondogRequest, clusterName: cluster.name, requestedBy: account.displayName })
    .from(recondogRequest)
    .innerJoin(cluster, eq(cluster.id, recondogRequest.clusterId))
    .innerJoin(account, eq(account.id, recondogRequest.requestedBy));

async function presentQueued(
  ctx: Ctx,
  { row, clusterName, requestedBy }: JoinedRequest,
): Promise<QueuedRequest> {
  const members = await listMembers(ctx, row.clusterId);
  return {
    ...presentRequest(row, clusterName),
    requestedBy,
    isOwnCluster: await hasReportIn(ctx, row.requestedBy, members),
  };
}

function presentRequest(row: RequestRow, clusterName: string): UnitRequest {
  return {
    requestId: row.id,
    clusterId: row.clusterId,
    clusterName,
    units: row.units,
    state: row.state,
    reason: row.reason,
    operationId: row.operationId,
    requestedAt: row.requestedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
