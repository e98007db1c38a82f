import { ALERT_COMPLETION_PERCENT } from '@fap/shared/clusters/constants.ts';
import type { Escalation } from '@fap/shared/escalation/contract.ts';
import { LIVE_STATES } from '@fap/shared/escalation/states.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { account } from '../../db/schema/auth.ts';
import { cluster } from '../../db/schema/clusters.ts';
import { mediaEscalation } from '../../db/schema/escalation.ts';
import type { ListPage } from '../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../platform/postgres/keyset.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getCluster } from '../clusters/index.ts';
import { listApprovals } from './approvals.ts';
import { loadSummaries } from './load-summaries.ts';
import { presentEscalation } from './present-escalation.ts';

const reachedAt = sql<Date>`coalesce(${cluster.alertedAt}, ${cluster.createdAt})`.mapWith(cluster.createdAt);

/** A page of the clusters above the threshold, and of those that fell below it with an open or approved proposal; those that reached it last first. */
export async function listEscalations(
  ctx: Ctx,
  { limit, cursor }: PageRequest,
): Promise<ListPage<Escalation>> {
  const isLive = sql`exists (select from ${mediaEscalation}
    where ${mediaEscalation.clusterId} = ${cluster.id} and ${inArray(mediaEscalation.state, [...LIVE_STATES])})`;
  const isListed = sql`(${cluster.completionRate} >= ${ALERT_COMPLETION_PERCENT} or ${isLive})`;
  const found = await findRows(
    ctx,
    and(isNull(cluster.mergedInto), isListed, olderThan(cursor, reachedAt, cluster.id)),
    limit + 1,
  );
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.reachedAt, row.cluster.id]);
  return { items: await presentRows(ctx, rows), nextCursor, total: null };
}

/** The escalation of one cluster; throws NOT_FOUND. */
export async function getEscalation(ctx: Ctx, clusterId: string): Promise<Escalation> {
  await getCluster(ctx, clusterId);
  const [one] = await presentRows(ctx, await findRows(ctx, eq(cluster.id, clusterId), 1));
  if (!one) throw new Error('a cluster has no row');
  return one;
}

/** Clusters, each with its newest proposal. */
function findRows({ db }: Ctx, where: SQL | undefined, limit: number) {
  const other = alias(mediaEscalation, 'other');
  const newest = db
    .select({ id: other.id })
    .from(other)
    .where(eq(other.clusterId, cluster.id))
    .orderBy(desc(other.proposedAt), desc(other.id))
    .limit(1);
  return db
    .select({ cluster, proposal: mediaEscalation, closedBy: account.displayName, reachedAt })
    .from(cluster)
    .leftJoin(mediaEscalation, eq(mediaEscalation.id, newest))
    .leftJoin(account, eq(account.id, mediaEscalation.closedBy))
    .where(where)
    .orderBy(desc(reachedAt), desc(cluster.id))
    .limit(limit);
}

async function presentRows(ctx: Ctx, rows: Awaited<ReturnType<typeof findRows>>): Promise<Escalation[]> {
  const [approvals, summaries] = await Promise.all([
    listApprovals(
      ctx,
      rows.flatMap(({ proposal }) => proposal?.id ?? []),
    ),
    loadSummaries(
      ctx,
      rows.map(({ cluster: one }) => one),
    ),
  ]);
  return rows.map((row) =>
    presentEscalation(ctx, {
      cluster: row.cluster,
      proposal: row.proposal,
      closedBy: row.closedBy,
      approvals: approvals.filter(({ escalationId }) => escalationId === row.proposal?.id),
      current: summaries.get(row.cluster.id) ?? null,
    }),
  );
}
