import { sql } from 'drizzle-orm';
import type { TxCtx } from '../../platform/write/context.ts';
import type { Mention } from './mention-changes.ts';

/** How many of some reports, reporters and clusters name an indicator. */
export type Presence = Record<'reports' | 'reporters' | 'clusters', number>;

/**
 * Counts, for each indicator, which reports, reporters and clusters of these mentions name it. One index probe each, so
 * that common indicators cost no more than rare ones.
 */
export async function countPresence(
  tx: TxCtx,
  ids: readonly string[],
  mentions: readonly Mention[],
): Promise<ReadonlyMap<string, Presence>> {
  const ofReports = mentions.filter(({ reportId }) => reportId !== null);
  if (ofReports.length === 0) return new Map();
  const distinct = (of: (mention: Mention) => string | null) =>
    sql.param([...new Set(ofReports.flatMap((mention) => of(mention) ?? []))]);
  const named = (
    column: 'report_id' | 'reporter_id' | 'cluster_id',
    refs: ReturnType<typeof distinct>,
  ) => sql`(
    select count(*)::int from unnest(${refs}::text[]) as ref
    where exists (
      select from indicator_mention as mention
      where mention.indicator_id = named.id and mention.${sql.identifier(column)} = ref and mention.report_id is not null))`;
  const rows = await tx.db.execute<{ id: string } & Presence>(sql`
    select named.id,
      ${named(
        'report_id',
        distinct(({ reportId }) => reportId),
      )} as reports,
      ${named(
        'reporter_id',
        distinct(({ reporterId }) => reporterId),
      )} as reporters,
      ${named(
        'cluster_id',
        distinct(({ clusterId }) => clusterId),
      )} as clusters
    from unnest(${sql.param(ids)}::uuid[]) as named(id)`);
  return new Map(rows.map(({ id, ...presence }) => [id, presence]));
}
