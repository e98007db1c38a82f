import { analyzeEntryPath, type ClusterTraits } from '@fap/shared/backtrace/analyze-entry-path.ts';
import type { EntryAnalysis, EntryFunnel, EntryResponse } from '@fap/shared/backtrace/entities.ts';
import { entryFunnel } from '@fap/shared/backtrace/entry-funnel.ts';
import { hideOwnDetails } from '@fap/shared/backtrace/hide-own-details.ts';
import { findUnknown } from '@fap/shared/privacy/last-net.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { entryPath } from '../../db/schema/backtrace.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { countsFrom } from '../auth/index.ts';
import { getCluster, listMembers } from '../clusters/index.ts';
import { isOwnPath } from './policy.ts';

/** Answers to the questions, for one cluster. */
export interface EntryAnswers {
  clusterId: string;
  responses: readonly EntryResponse[];
}

/** Analyses answers on how somebody was reached; nothing is stored. Throws NOT_FOUND. */
export async function processResponses(
  ctx: Ctx,
  { clusterId, responses }: EntryAnswers,
): Promise<EntryAnalysis> {
  await getCluster(ctx, clusterId);
  const traits = await loadTraits(ctx, await listMembers(ctx, clusterId));
  const own = [ctx.actor.displayName];
  return analyzeEntryPath(clusterId, responses, traits, {
    redact: (text) => hideOwnDetails(text, own),
    mask: (text) => hideOwnDetails(text, own, findUnknown),
  });
}

/** The actor's saved entry path, or null; after a merge the newest of those of the same root. */
export async function findOwnPath(ctx: Ctx, clusterId: string) {
  const [row] = await ctx.db
    .select({
      clusterId: entryPath.clusterId,
      acquisitionVector: entryPath.acquisitionVector,
      consentedAt: entryPath.consentedAt,
    })
    .from(entryPath)
    .where((await isOwnPath(ctx, clusterId)).scope)
    .orderBy(desc(entryPath.consentedAt), entryPath.id)
    .limit(1);
  return row ? presentPath(row) : null;
}

/** A saved entry path as its owner reads it. */
export const presentPath = (
  row: Pick<typeof entryPath.$inferSelect, 'clusterId' | 'acquisitionVector' | 'consentedAt'>,
) => ({
  clusterId: row.clusterId,
  acquisitionVector: row.acquisitionVector,
  capturedAt: row.consentedAt.toISOString(),
});

/** How people came into a cluster and those merged into it; a person counts once. Throws NOT_FOUND. */
export async function getFunnel(ctx: Ctx, clusterId: string): Promise<EntryFunnel> {
  await getCluster(ctx, clusterId);
  const members = await listMembers(ctx, clusterId);
  const newest = ctx.db
    .selectDistinctOn([entryPath.accountId], { vector: entryPath.acquisitionVector })
    .from(entryPath)
    .innerJoin(account, eq(account.id, entryPath.accountId))
    .where(and(inArray(entryPath.clusterId, members), isCounted(ctx)))
    .orderBy(entryPath.accountId, sql`${entryPath.consentedAt} desc`, entryPath.id)
    .as('newest');
  const rows = await ctx.db
    .select({ vector: newest.vector, count: sql<number>`count(*)::int` })
    .from(newest)
    .groupBy(newest.vector);
  return entryFunnel(clusterId, Object.fromEntries(rows.map(({ vector, count }) => [vector, count])));
}

/** Accounts that count in figures of people (`public-figures.ts`). */
const isCounted = (ctx: Ctx) =>
  sql`${countsFrom} <= ${sql.param(ctx.clock.now().toISOString())}::timestamptz`;

/**
 * Totals over the people of these clusters, each counted once; a report without traits counts for its contact method alone.
 */
async function loadTraits(ctx: Ctx, clusterIds: readonly string[]): Promise<ClusterTraits> {
  const people = sql`from ${report} join ${account} on ${account.id} = ${report.reporterId}`;
  const isMember = and(inArray(report.clusterId, [...clusterIds]), isCounted(ctx));
  const methods = await ctx.db.execute<{ method: string; count: number }>(sql`
    select ${report.contactMethod} as method, count(distinct ${report.reporterId})::int as count
    ${people} where ${isMember} group by ${report.contactMethod}`);
  const tactics = await ctx.db.execute<{ tactic: string; count: number }>(sql`
    select tactic, count(distinct ${report.reporterId})::int as count
    ${people} cross join jsonb_object_keys(${report.traits} -> 'psychological') as tactic
    where ${isMember} group by tactic`);
  return {
    reports: methods.reduce((sum, { count }) => sum + count, 0),
    contactMethods: Object.fromEntries(methods.map(({ method, count }) => [method, count])),
    psychological: Object.fromEntries(tactics.map(({ tactic, count }) => [tactic, count])),
  };
}
