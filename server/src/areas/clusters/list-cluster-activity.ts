import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { cluster } from '../../db/schema/clusters.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import type { ListPage } from '../../platform/http/list-page.ts';
import { cutPage, parseKeyset } from '../../platform/postgres/keyset.ts';
import type { Ctx } from '../../platform/write/context.ts';

/** Only agents' work is shown with a name: a victim is never named to the crowd. */
const AGENT_ACTIONS: ReadonlySet<string> = new Set([
  'puzzle.contributed',
  'puzzle.confirmed',
  'puzzle.disputed',
  'puzzle.claimed',
  'puzzle.taken-over',
]);

export interface ClusterActivity {
  clusterId: string;
  clusterName: string;
  action: string;
  actor: string | null;
  at: string;
}

/** A page of what happened to clusters, newest first. */
export async function listClusterActivity(
  ctx: Ctx,
  { limit, cursor }: PageRequest,
): Promise<ListPage<ClusterActivity>> {
  const before = parseKeyset(cursor, ['number']);
  const found = await ctx.db
    .select({
      id: auditEntry.id,
      clusterId: cluster.id,
      clusterName: cluster.name,
      action: auditEntry.action,
      actor: account.displayName,
      at: auditEntry.at,
    })
    .from(auditEntry)
    .innerJoin(cluster, eq(cluster.id, auditEntry.clusterId))
    .leftJoin(account, eq(account.id, auditEntry.actorId))
    .where(and(isNotNull(auditEntry.clusterId), before && lt(auditEntry.id, before[0])))
    .orderBy(desc(auditEntry.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ id }) => [id]);
  const items = rows.map(({ id: _, ...row }) => ({
    ...row,
    actor: AGENT_ACTIONS.has(row.action) ? row.actor : null,
    at: row.at.toISOString(),
  }));
  // Matches a partial index.
  return { items, nextCursor, total: await ctx.db.$count(auditEntry, isNotNull(auditEntry.clusterId)) };
}
