import { FAMILY_VERSION } from '@fap/shared/families/family-rules.ts';
import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { clusterLineage } from '../../db/schema/families.ts';
import { isDatabaseAway } from '../../platform/postgres/database-away.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { relateCluster } from './relate-cluster.ts';

const BATCH = 50;

/**
 * Searches the relatives of clusters never compared, or compared by an older version. A failure is logged, does not block
 * the others, and is retried next time.
 */
export async function refreshFamilies(ctx: Ctx): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await listWaiting(ctx, last);
    for (const { id } of rows) {
      try {
        await relateCluster(ctx, id);
      } catch (error) {
        // The others would fail as well; the job is tried again.
        if (isDatabaseAway(error)) throw error;
        ctx.log.error({ err: error, id }, 'the relatives of a cluster could not be looked for');
      }
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return;
  }
}

function listWaiting(ctx: Ctx, after: string): Promise<{ id: string }[]> {
  return ctx.db
    .select({ id: cluster.id })
    .from(cluster)
    .leftJoin(clusterLineage, eq(clusterLineage.clusterId, cluster.id))
    .where(
      and(
        gt(cluster.id, after),
        isNull(cluster.mergedInto),
        or(isNull(clusterLineage.clusterId), ne(clusterLineage.version, FAMILY_VERSION)),
      ),
    )
    .orderBy(cluster.id)
    .limit(BATCH);
}
