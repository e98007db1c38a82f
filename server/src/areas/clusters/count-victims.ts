import { eq, sql } from 'drizzle-orm';
import { cluster, report } from '../../db/schema/clusters.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { listMembers, listWay } from './merges/find-roots.ts';

/** A single loss beyond this (in cents, 100 million units) is not believed without an analyst. */
const MAX_LOSS_CENTS = 10_000_000_000;

export interface VictimFigures {
  reports: number;
  victims: number;
  impactCents: number;
}

/**
 * Reports, victims and losses over some clusters: each reporter once, with their largest amount in the currency given
 * (sums of unlike money would say nothing, and one person's many reports are not many victims).
 */
export async function victimFigures(
  ctx: Ctx,
  clusterIds: readonly string[],
  currency: string,
): Promise<VictimFigures> {
  const [row] = await ctx.db.execute<{ reports: number; victims: number; impact: string }>(sql`
    select coalesce(sum(reports), 0)::int as reports, count(*)::int as victims,
      coalesce(sum(least(amount, ${MAX_LOSS_CENTS}::bigint)) filter (where amount is not null), 0)::bigint as impact
    from (
      select count(*) as reports, max(case when amount_currency = ${currency} then amount_cents end) as amount
      from ${report} where cluster_id = any(${sql.param([...clusterIds])}::text[]) group by reporter_id
    ) as reporters`);
  return {
    reports: row?.reports ?? 0,
    victims: row?.victims ?? 0,
    impactCents: Number(row?.impact ?? 0),
  };
}

/**
 * Counts a cluster's victims and losses anew, with those of the clusters merged into it, and so for all it is merged into.
 * Whoever calls it holds their rows (`lockWay`): of two who count at once the later one would write what the earlier left out.
 */
export async function countVictims(tx: TxCtx, clusterId: string): Promise<void> {
  for (const { id, impactCurrency } of await listWay(tx, clusterId)) {
    const { victims, impactCents } = await victimFigures(tx, await listMembers(tx, id), impactCurrency);
    await tx.db.update(cluster).set({ victims, impactCents }).where(eq(cluster.id, id));
  }
}
