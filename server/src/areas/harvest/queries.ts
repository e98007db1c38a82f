import type { HarvestResult, HarvestSource, SourceFetch } from '@fap/shared/harvest/entities.ts';
import {
  GOOD_STATES,
  nextHarvestAt,
  RECENT_FETCHES,
  RELIABILITY_DAYS,
  RELIABILITY_MIN_FETCHES,
  SOURCE_STATES,
  type SourceState,
} from '@fap/shared/harvest/sources.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { wholePercent } from '@fap/shared/kernel/whole-percent.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { harvestCitation, harvestFetch, harvestRun, harvestSource } from '../../db/schema/harvest.ts';
import type { OutgoingReach } from '../../platform/fetch/outgoing-reach.ts';
import type { ListPage } from '../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../platform/postgres/keyset.ts';
import type { Ctx } from '../../platform/write/context.ts';
import type { HarvestRunRow } from './harvest-rows.ts';
import { listedSource, presentSource, type SourceFigures } from './presenter.ts';
import { ALL_SOURCES } from './request-harvest.ts';

const TOP_SOURCES = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/** All sources with their state, in the order of the tiers. */
export async function listSources(ctx: Ctx, reach: OutgoingReach): Promise<HarvestSource[]> {
  const rows = await ctx.db
    .select()
    .from(harvestSource)
    .where(isNull(harvestSource.retiredAt))
    .orderBy(asc(harvestSource.tier), asc(harvestSource.position));
  const figures = await figuresOf(ctx);
  return rows.map((row) => presentSource(row, figures.get(row.id) ?? NO_FIGURES, reach));
}

/** The source with this id; throws NOT_FOUND. */
export async function getSource(ctx: Ctx, id: string, reach: OutgoingReach): Promise<HarvestSource> {
  const found = (await listSources(ctx, reach)).find((source) => source.id === id);
  if (!found) throw new AppError('NOT_FOUND', { message: t`There is no such source` });
  return found;
}

/** The sources in three tiers, as the harvester lists them. */
export async function listTiers(ctx: Ctx, reach: OutgoingReach) {
  const sources = await listSources(ctx, reach);
  const recent = await listRecentStates(ctx);
  const tier = (number: number) =>
    sources
      .filter((source) => source.tier === number)
      .map((source) => listedSource(source, recent.get(source.id) ?? []));
  return {
    tierI: tier(1),
    tierII: tier(2),
    tierIII: tier(3),
    avgEntriesPerCycle: await averageEntries(ctx),
    totalSources: sources.length,
  };
}

/** Schedule and yield of the harvest. */
export async function getStatus(ctx: Ctx, reach: OutgoingReach) {
  const sources = await listSources(ctx, reach);
  const last = await findRun(ctx, isNotNull(harvestRun.endedAt), harvestRun.endedAt);
  const completed = await findRun(ctx, eq(harvestRun.status, 'completed'), harvestRun.endedAt);
  const running = await findRun(ctx, isNull(harvestRun.endedAt), harvestRun.createdAt);
  return {
    nextScheduledHarvest: (await getNextHarvestTime(ctx)).toISOString(),
    lastHarvestTime: completed?.endedAt?.toISOString() ?? null,
    running: running && (await presentHarvest(ctx, running)),
    last: last && (await presentHarvest(ctx, last)),
    activeSources: sources.filter(({ active }) => active).length,
    totalSources: sources.length,
    averageEntriesPerHarvest: await averageEntries(ctx),
    harvestEfficiency: await shareOfGoodFetches(ctx),
    topSources: sources
      .toSorted((a, b) => b.entriesContributed - a.entriesContributed)
      .slice(0, TOP_SOURCES)
      .map(({ name, entriesContributed, reliability }) => ({ name, entriesContributed, reliability })),
  };
}

/** The newest run that fits; null when none does. */
async function findRun(ctx: Ctx, fits: SQL, by: SQLWrapper): Promise<HarvestRunRow | null> {
  const [run] = await ctx.db.select().from(harvestRun).where(fits).orderBy(desc(by)).limit(1);
  return run ?? null;
}

/** A page of a source's fetches that ended, newest first. Throws NOT_FOUND. */
export async function listFetches(
  ctx: Ctx,
  { id, limit, cursor }: PageRequest & { id: string },
): Promise<ListPage<SourceFetch>> {
  const [source] = await ctx.db.select().from(harvestSource).where(eq(harvestSource.id, id));
  if (!source) throw new AppError('NOT_FOUND', { message: t`There is no such source` });
  const { endedAt, runId } = harvestFetch;
  const isOver = and(eq(harvestFetch.sourceId, id), isNotNull(endedAt));
  const found = await ctx.db
    .select()
    .from(harvestFetch)
    .where(and(isOver, olderThan(cursor, endedAt, runId)))
    .orderBy(desc(endedAt), desc(runId))
    .limit(limit + 1);
  const over = found.flatMap((row) => {
    const state = SOURCE_STATES.find((one) => one === row.status);
    return row.endedAt && state ? [{ ...row, endedAt: row.endedAt, state }] : [];
  });
  const { rows, nextCursor } = cutPage(over, limit, (row) => [row.endedAt, row.runId]);
  return {
    items: rows.map((row) => ({
      runId: row.runId,
      at: row.endedAt.toISOString(),
      status: row.state,
      processed: row.processed,
      newEntries: row.newEntries,
      error: row.error,
    })),
    nextCursor,
    total: await ctx.db.$count(harvestFetch, isOver),
  };
}

/** The states of each source's latest fetches, the newest last. */
async function listRecentStates(ctx: Ctx): Promise<Map<string, SourceState[]>> {
  const rows = await ctx.db.execute<{ id: string; status: string }>(sql`
    select source.id, latest.status from ${harvestSource} as source
    cross join lateral (
      select status, ended_at from ${harvestFetch} as past
      where past.source_id = source.id and past.ended_at is not null
      order by ended_at desc limit ${RECENT_FETCHES}
    ) as latest
    order by source.id, latest.ended_at`);
  const known = rows.flatMap(({ id, status }) => {
    const state = SOURCE_STATES.find((one) => one === status);
    return state ? [{ id, state }] : [];
  });
  const grouped = Map.groupBy(known, ({ id }) => id);
  return new Map([...grouped].map(([id, all]) => [id, all.map(({ state }) => state)]));
}

/** When the next harvest is due: a week after the last one of all sources, or after the installation. */
export async function getNextHarvestTime(ctx: Ctx): Promise<Date> {
  const [last] = await ctx.db
    .select({ createdAt: harvestRun.createdAt })
    .from(harvestRun)
    .where(eq(harvestRun.target, ALL_SOURCES))
    .orderBy(desc(harvestRun.createdAt))
    .limit(1);
  if (last) return nextHarvestAt(last.createdAt);
  const [first] = await ctx.db
    .select({ createdAt: harvestSource.createdAt })
    .from(harvestSource)
    .orderBy(asc(harvestSource.createdAt))
    .limit(1);
  return nextHarvestAt(first?.createdAt ?? ctx.clock.now());
}

/** The run with this id; throws NOT_FOUND. */
export async function getHarvestRun(ctx: Ctx, id: string): Promise<HarvestRunRow> {
  const [run] = await ctx.db.select().from(harvestRun).where(eq(harvestRun.id, id));
  if (!run) throw new AppError('NOT_FOUND', { message: t`There is no such harvest` });
  return run;
}

/** A harvest's result or progress. */
export async function presentHarvest(ctx: Ctx, run: HarvestRunRow): Promise<HarvestResult> {
  const fetches = await ctx.db
    .select({ fetch: harvestFetch, name: harvestSource.name })
    .from(harvestFetch)
    .innerJoin(harvestSource, eq(harvestSource.id, harvestFetch.sourceId))
    .where(eq(harvestFetch.runId, run.id))
    .orderBy(asc(harvestSource.position));
  return {
    runId: run.id,
    status: run.status,
    reason: run.reason,
    harvestResults: {
      totalEntriesProcessed: run.processed,
      newEntries: run.newEntries,
      clustersUpdated: run.clusters.length,
      sources: fetches.map(({ fetch, name }) => ({
        source: name,
        status: fetch.status,
        processed: fetch.processed,
        error: fetch.error,
      })),
    },
  };
}

const NO_FIGURES: SourceFigures = { entries: 0, reliability: null };
const isGood = sql`${harvestFetch.status} in ${GOOD_STATES}`;

/** Entries each source contributed, and its share of good fetches. */
async function figuresOf(ctx: Ctx): Promise<Map<string, SourceFigures>> {
  const cited = await ctx.db
    .select({
      sourceId: harvestCitation.sourceId,
      entries: sql<number>`count(distinct ${harvestCitation.entryId})::int`,
    })
    .from(harvestCitation)
    .groupBy(harvestCitation.sourceId);
  const fetched = await ctx.db
    .select({
      sourceId: harvestFetch.sourceId,
      fetches: sql<number>`count(*)::int`,
      good: sql<number>`(count(*) filter (where ${isGood}))::int`,
    })
    .from(harvestFetch)
    .where(gte(harvestFetch.endedAt, recently(ctx)))
    .groupBy(harvestFetch.sourceId);
  const ids = new Set([...cited, ...fetched].map(({ sourceId }) => sourceId));
  return new Map(
    [...ids].map((id) => {
      const { fetches = 0, good = 0 } = fetched.find(({ sourceId }) => sourceId === id) ?? {};
      const entries = cited.find(({ sourceId }) => sourceId === id)?.entries ?? 0;
      const reliability = fetches < RELIABILITY_MIN_FETCHES ? null : wholePercent(good / fetches);
      return [id, { entries, reliability }];
    }),
  );
}

async function shareOfGoodFetches(ctx: Ctx): Promise<number | null> {
  const [row] = await ctx.db
    .select({ share: sql<number | null>`round(100.0 * avg((${isGood})::int), 1)::float8` })
    .from(harvestFetch)
    .where(gte(harvestFetch.endedAt, recently(ctx)));
  return row?.share ?? null;
}

/** Mean entries per harvest of all sources; harvests that found everything unchanged are left out. */
async function averageEntries(ctx: Ctx): Promise<number | null> {
  const [row] = await ctx.db
    .select({ mean: sql<number | null>`round(avg(${harvestRun.processed}))::int` })
    .from(harvestRun)
    .where(
      and(eq(harvestRun.target, ALL_SOURCES), isNotNull(harvestRun.endedAt), gt(harvestRun.processed, 0)),
    );
  return row?.mean ?? null;
}

const recently = (ctx: Ctx): Date => new Date(ctx.clock.now().getTime() - RELIABILITY_DAYS * DAY_MS);
