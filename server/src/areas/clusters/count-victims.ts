import type { Money } from '@fap/shared/kernel/schemas.ts';
import { moneyBand } from '@fap/shared/privacy/money-bands.ts';
import { PUBLIC_MIN_COUNT } from '@fap/shared/privacy/public-figures.ts';
import { eq, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { cluster } from '../../db/schema/clusters.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { countsFrom } from '../auth/index.ts';
import { listMembers, listPathToRoot } from './find-roots.ts';

/** A single loss beyond this (in cents, 100 million units) is not believed without an analyst. */
const MAX_LOSS_CENTS = 10_000_000_000;

export interface VictimFigures {
  reports: number;
  victims: number;
  /** Lower bound of the band of their total loss; 0 while too few people count. */
  impactCents: number;
}

/**
 * Reports, victims and losses over some clusters: each reporter once, with their largest amount in the currency given
 * (sums of unlike money would say nothing, and one person's many reports are not many victims). Losses are published of
 * whole groups of five people who count, and as a band (`public-figures.ts`).
 */
export async function getVictimFigures(
  ctx: Ctx,
  clusterIds: readonly string[],
  currency: string,
): Promise<VictimFigures> {
  const now = sql.param(ctx.clock.now().toISOString());
  const [row] = await ctx.db.execute<{ reports: number; victims: number; impact: string }>(sql`
    with reporter as (
      select reporter_id, count(*) as reports,
        max(case when amount_currency = ${currency} then amount_cents end) as amount,
        greatest(min(report.created_at),
          ${countsFrom}) as counted_from
      from ${report} join ${account} on account.id = report.reporter_id
      where cluster_id = any(${sql.param([...clusterIds])}::text[])
      group by reporter_id, account.confirmed_at, account.created_at
    ), counted as (
      select amount, row_number() over (order by counted_from, reporter_id) as place, count(*) over () as people
      from reporter where counted_from <= ${now}::timestamptz
    )
    select (select coalesce(sum(reports), 0) from reporter)::int as reports, (select count(*) from reporter)::int as victims,
      (select coalesce(sum(least(amount, ${MAX_LOSS_CENTS}::bigint)) filter (where amount is not null), 0) from counted
        where place <= people - people % ${PUBLIC_MIN_COUNT})::bigint as impact`);
  return {
    reports: row?.reports ?? 0,
    victims: row?.victims ?? 0,
    impactCents: moneyBand(Number(row?.impact ?? 0)).fromCents,
  };
}

/**
 * Losses over some clusters in the currencies other than the given one, each added on its own: nothing is converted, because no rate
 * would be true for every day of a loss. As few people use such a currency, a group of five counts only those who named an amount in it.
 */
export async function listOtherLosses(
  ctx: Ctx,
  clusterIds: readonly string[],
  currency: string,
): Promise<Money[]> {
  const now = sql.param(ctx.clock.now().toISOString());
  const rows = await ctx.db.execute<{ currency: string; impact: string }>(sql`
    with reporter as (
      select reporter_id, amount_currency as currency, max(amount_cents) as amount,
        greatest(min(report.created_at), ${countsFrom}) as counted_from
      from ${report} join ${account} on account.id = report.reporter_id
      where cluster_id = any(${sql.param([...clusterIds])}::text[])
        and amount_cents is not null and amount_currency <> ${currency}
      group by reporter_id, amount_currency, account.confirmed_at, account.created_at
    ), counted as (
      select currency, amount, row_number() over (partition by currency order by counted_from, reporter_id) as place,
        count(*) over (partition by currency) as people
      from reporter where counted_from <= ${now}::timestamptz
    )
    select currency, sum(least(amount, ${MAX_LOSS_CENTS}::bigint))::bigint as impact from counted
      where place <= people - people % ${PUBLIC_MIN_COUNT} group by currency order by currency`);
  return [...rows]
    .map((row) => ({ cents: moneyBand(Number(row.impact)).fromCents, currency: row.currency }))
    .filter(({ cents }) => cents > 0);
}

/**
 * Recounts the victims and losses of a cluster and of all it is merged into, each with the clusters merged into it. The
 * caller holds their row locks (`lockPathToRoot`); without them concurrent recounts would lose updates.
 */
export async function countVictims(tx: TxCtx, clusterId: string): Promise<void> {
  for (const { id, impactCurrency } of await listPathToRoot(tx, clusterId)) {
    const { victims, impactCents } = await getVictimFigures(tx, await listMembers(tx, id), impactCurrency);
    await tx.db.update(cluster).set({ victims, impactCents }).where(eq(cluster.id, id));
  }
}
