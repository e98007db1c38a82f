import { sql } from 'drizzle-orm';
import { cluster, report } from '../../db/schema/clusters.ts';
import type { TxCtx } from '../../platform/context.ts';
import { listMembers } from './merges/find-roots.ts';

/** A single loss beyond this (in cents, 100 million units) is not believed without an analyst. */
const MAX_LOSS_CENTS = 10_000_000_000;

/**
 * Counts a cluster's victims and losses anew, with those of the clusters merged into it: each reporter once, with their
 * largest amount in the cluster's currency (sums of unlike money would say nothing, and one person's many reports are not
 * many victims).
 */
export async function countVictims(tx: TxCtx, clusterId: string): Promise<void> {
  const members = await listMembers(tx, clusterId);
  await tx.db.execute(sql`
    update ${cluster} set victims = figures.victims, impact_cents = figures.impact
    from (
      select count(*)::int as victims, coalesce(sum(least(amount, ${MAX_LOSS_CENTS}::bigint)) filter (where amount is not null), 0)::bigint as impact
      from (
        select reporter_id, max(case when amount_currency = own.impact_currency then amount_cents end) as amount
        from ${report} join ${cluster} as own on own.id = ${clusterId}
        where cluster_id = any(${sql.param(members)}::text[]) group by reporter_id
      ) as reporters
    ) as figures
    where ${cluster.id} = ${clusterId}`);
}
