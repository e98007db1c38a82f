import type { HarvestResult, HarvestSource } from '@fap/shared/harvest/entities.ts';
import {
  GOOD_STATES,
  nextHarvestAt,
  RELIABILITY_DAYS,
  RELIABILITY_MIN_FETCHES,
} from '@fap/shared/harvest/sources.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { wholePercent } from '@fap/shared/kernel/whole-percent.ts';
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { harvestCitation, harvestFetch, harvestRun, harvestSource } from '../../db/schema/harvest.ts';
import type { OutgoingReach } from '../../platform/fetch/outgoing-reach.ts';
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
  if (!found) throw new AppError('NOT_FOUND', { message: 'There is no such source' });
  return found;
}

/** The sources in three tiers, as the harvester lists them. */
export async function listTiers(ctx: Ctx, reach: OutgoingReach) {
  const sources = await listSources(ctx, reach);
  const tier = (number: number) => sources.filter((source) => source.tier === number).map(listedSource);
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
  const [last] = await ctx.db
    .select({ endedAt: harvestRun.endedAt })
    .from(harvestRun)
    .where(eq(harvestRun.status, 'completed'))
    .orderBy(desc(harvestRun.endedAt))
    .limit(1);
  return {
    nextScheduledHarvest: (await getNextHarvestTime(ctx)).toISOString(),
    lastHarvestTime: last?.endedAt?.toISOString() ?? null,
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
  if (!run) throw new AppError('NOT_FOUND', { message: 'There is no such harvest' });
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
