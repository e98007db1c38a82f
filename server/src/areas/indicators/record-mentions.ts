import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { indicator, indicatorMention } from '../../db/schema/indicators.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { countPresence, type Presence } from './count-presence.ts';
import { insertIndicators } from './insert-indicators.ts';
import { compareMentions, type Mention, type MentionChanges, type MentionSource } from './mention-changes.ts';
import { partsOf } from './parts-of.ts';
import { settleStates } from './settle-states.ts';

/**
 * The way into the index (`recordNewMentions` is its short form for a new piece): afterwards these sources name what they are said to name, and the counts of every indicator
 * they named before or name now are right. The same again changes nothing; nothing named (`indicators: []`) takes a
 * source out. Called once in a transaction, with all of its sources, after its other locks: indicators are locked in the
 * order of their ids, so that two transactions that name the same ones wait for each other and never deadlock.
 */
export async function recordMentions(tx: TxCtx, sources: readonly MentionSource[]): Promise<void> {
  if (sources.length === 0) return;
  await lockSources(tx, sources);
  const changes = compareMentions(await listMentions(tx, sources), sources);
  const touched = [...changes.written, ...changes.removed];
  const ids = [...new Set(touched.map(({ indicatorId }) => indicatorId))].sort();
  if (ids.length === 0) return;
  await lockClusters(tx, changes.written);
  await lockIndicators(tx, ids, changes);
  // Only touched reports, reporters and clusters are counted again, however many others there are.
  const concerned = [...touched, ...changes.before];
  const before = await countPresence(tx, ids, concerned);
  await writeMentions(tx, changes);
  await settleCounts(tx, ids, changes, before, await countPresence(tx, ids, concerned));
}

/** Serialises writers of one source, so that each diffs against the other's result. */
async function lockSources(tx: TxCtx, sources: readonly MentionSource[]): Promise<void> {
  const names = sources.map(({ kind, id }) => `mentions of ${kind} ${id}`);
  await tx.db.execute(sql`
    select pg_advisory_xact_lock(key)
    from (select distinct hashtextextended(name, 0) as key from unnest(${sql.param(names)}::text[]) as name order by key) as keys`);
}

function listMentions(tx: TxCtx, sources: readonly MentionSource[]): Promise<Mention[]> {
  const kinds = sources.map(({ kind }) => kind);
  const sourceIds = sources.map(({ id }) => id);
  return tx.db
    .select()
    .from(indicatorMention)
    .where(
      sql`(${indicatorMention.sourceKind}, ${indicatorMention.sourceId}) in (
        select kind, id from unnest(${sql.param(kinds)}::text[], ${sql.param(sourceIds)}::text[]) as wanted(kind, id))`,
    );
}

/** Lock order: clusters before indicators, as in puzzle verbs; the foreign keys' locks are taken here. */
async function lockClusters(tx: TxCtx, mentions: readonly Mention[]): Promise<void> {
  const ids = [...new Set(mentions.flatMap(({ clusterId }) => clusterId ?? []))];
  if (ids.length === 0) return;
  await tx.db
    .select({ id: cluster.id })
    .from(cluster)
    .where(inArray(cluster.id, ids))
    .orderBy(cluster.id)
    .for('key share');
}

async function lockIndicators(tx: TxCtx, ids: readonly string[], { named }: MentionChanges): Promise<void> {
  await insertIndicators(tx, ids, named);
  await tx.db
    .select({ id: indicator.id })
    .from(indicator)
    .where(sql`${indicator.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(indicator.id)
    .for('update');
}

async function writeMentions(tx: TxCtx, { written, removed }: MentionChanges): Promise<void> {
  if (removed.length > 0) {
    const columns = [
      removed.map(({ indicatorId }) => indicatorId),
      removed.map(({ sourceKind }) => sourceKind),
      removed.map(({ sourceId }) => sourceId),
    ] as const;
    await tx.db.execute(sql`
      delete from ${indicatorMention} using unnest(
        ${sql.param(columns[0])}::uuid[], ${sql.param(columns[1])}::text[], ${sql.param(columns[2])}::text[]
      ) as gone(indicator_id, source_kind, source_id)
      where ${indicatorMention.indicatorId} = gone.indicator_id
        and ${indicatorMention.sourceKind} = gone.source_kind and ${indicatorMention.sourceId} = gone.source_id`);
  }
  const at = tx.clock.now();
  for (const part of partsOf(written)) {
    await tx.db
      .insert(indicatorMention)
      .values(part.map((mention) => ({ ...mention, at })))
      .onConflictDoUpdate({
        target: [indicatorMention.indicatorId, indicatorMention.sourceKind, indicatorMention.sourceId],
        set: {
          reportId: sql`excluded.report_id`,
          reporterId: sql`excluded.reporter_id`,
          clusterId: sql`excluded.cluster_id`,
          isRefuted: sql`excluded.is_refuted`,
        },
      });
  }
}

/** Adds the differences to the counts and updates the states. */
async function settleCounts(
  tx: TxCtx,
  ids: readonly string[],
  { written, removed, before }: MentionChanges,
  was: ReadonlyMap<string, Presence>,
  is: ReadonlyMap<string, Presence>,
): Promise<void> {
  const difference = (count: keyof Presence) =>
    sql.param(ids.map((id) => (is.get(id)?.[count] ?? 0) - (was.get(id)?.[count] ?? 0)));
  const countOf = (mentions: readonly Mention[]) => {
    const byId = Map.groupBy(mentions, ({ indicatorId }) => indicatorId);
    return (id: string) => byId.get(id)?.length ?? 0;
  };
  const [now, then] = [countOf(written), countOf(before)];
  const refuted = (mentions: readonly Mention[]) => countOf(mentions.filter(({ isRefuted }) => isRefuted));
  const [refutedNow, refutedThen] = [refuted(written), refuted(before)];
  const gone = countOf(removed);
  const at = tx.clock.now().toISOString();
  const rows = await tx.db
    .update(indicator)
    .set({
      mentions: sql`${indicator.mentions} + changed.mentions`,
      reports: sql`${indicator.reports} + changed.reports`,
      reporters: sql`${indicator.reporters} + changed.reporters`,
      clusters: sql`${indicator.clusters} + changed.clusters`,
      refutations: sql`${indicator.refutations} + changed.refutations`,
      // When a mention goes, the times are those of what is left; without any they stay as they were.
      firstSeenAt: sql`case when changed.gone > 0 then coalesce(
        (select min(at) from indicator_mention where indicator_id = changed.id), first_seen_at)
        when changed.mentions > 0 then least(first_seen_at, ${at}::timestamptz) else first_seen_at end`,
      lastSeenAt: sql`case when changed.gone > 0 then coalesce(
        (select max(at) from indicator_mention where indicator_id = changed.id), last_seen_at)
        when changed.mentions > 0 then greatest(last_seen_at, ${at}::timestamptz) else last_seen_at end`,
    })
    .from(
      sql`unnest(
        ${sql.param(ids)}::uuid[],
        ${sql.param(ids.map((id) => now(id) - then(id)))}::int[],
        ${difference('reports')}::int[], ${difference('reporters')}::int[], ${difference('clusters')}::int[],
        ${sql.param(ids.map((id) => refutedNow(id) - refutedThen(id)))}::int[],
        ${sql.param(ids.map(gone))}::int[]
      ) as changed(id, mentions, reports, reporters, clusters, refutations, gone)`,
    )
    .where(sql`${indicator.id} = changed.id`)
    .returning(getTableColumns(indicator));
  await settleStates(tx, rows);
}
