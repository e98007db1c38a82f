import { CATALOGUE } from '@fap/shared/catalogue/kinds/catalogue.ts';
import { wholePercent } from '@fap/shared/kernel/whole-percent.ts';
import {
  CLUSTERS_IN_ROOM,
  type CommandRoom,
  FINDINGS_IN_REPORT,
  type RoomCluster,
  type RoomUnit,
  unitState,
} from '@fap/shared/recondogs/command-room.ts';
import { RECONDOG_UNITS, UNIT_KEYS } from '@fap/shared/recondogs/units.ts';
import { desc, inArray, isNull, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { recondogOperation, recondogRun } from '../../db/schema/recondogs.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { presentCluster } from '../clusters/index.ts';
import type { RunRow } from './deploy-units.ts';
import { getCounters, listUnitFigures, MIN_RUNS_FOR_RATE } from './queries.ts';

/** How many units, and sub-types, a cluster of the room names. */
const NAMED = 3;

/** Everything the command room shows, over all clusters. */
export async function getCommandRoom(ctx: Ctx, isSimulated: boolean): Promise<CommandRoom> {
  const newest = await listNewestRuns(ctx, sql`true`, sql`created_at`);
  const found = await listNewestRuns(
    ctx,
    sql`findings <> '[]'::jsonb and ended_at is not null`,
    sql`ended_at`,
  );
  const clusters = await listClusters(
    ctx,
    [...newest.values()].map(({ clusterId }) => clusterId),
  );
  const names = await listNames(ctx, [...newest.values(), ...found.values()]);
  return {
    counters: await getCounters(ctx, isSimulated),
    units: await listUnits(ctx, { newest, found, names }),
    clusters,
  };
}

interface KnownRuns {
  newest: ReadonlyMap<string, RunRow>;
  found: ReadonlyMap<string, RunRow>;
  names: ReadonlyMap<string, string>;
}

async function listUnits(ctx: Ctx, { newest, found, names }: KnownRuns): Promise<RoomUnit[]> {
  const figures = await listUnitFigures(ctx, null);
  const now = ctx.clock.now();
  const placeOf = ({ operationId, clusterId }: RunRow) => ({
    operationId,
    clusterId,
    clusterName: names.get(clusterId) ?? clusterId,
  });
  return RECONDOG_UNITS.map(({ demoSuccessPercent: _, ...unit }) => {
    const known = figures.get(unit.key);
    const last = newest.get(unit.key);
    const told = found.get(unit.key);
    const finished = known?.finished ?? 0;
    const lastActiveAt = known?.lastEnded ? new Date(known.lastEnded) : null;
    return {
      ...unit,
      state: unitState(
        { isRunning: (known?.running ?? 0) > 0, isQueued: (known?.queued ?? 0) > 0, lastActiveAt },
        now,
      ),
      successRate: finished >= MIN_RUNS_FOR_RATE ? wholePercent((known?.ok ?? 0) / finished) : null,
      finishedRuns: finished,
      medianRunMs: (known?.timed ?? 0) >= MIN_RUNS_FOR_RATE ? (known?.medianMs ?? null) : null,
      lastActiveAt: lastActiveAt?.toISOString() ?? null,
      target: last ? { ...placeOf(last), status: last.status } : null,
      report:
        told?.endedAt != null
          ? {
              ...placeOf(told),
              endedAt: told.endedAt.toISOString(),
              exhibits: told.exhibits,
              findings: told.findings.slice(0, FINDINGS_IN_REPORT),
              total: told.findings.length,
            }
          : null,
    };
  });
}

/** The newest run of each unit that fits, by its index: one look for each unit, however many runs there are. */
async function listNewestRuns(
  ctx: Ctx,
  fits: ReturnType<typeof sql>,
  by: ReturnType<typeof sql>,
): Promise<Map<string, RunRow>> {
  const ids = await ctx.db.execute<{ id: string }>(sql`
    select newest.id from unnest(${sql.param([...UNIT_KEYS])}::text[]) as wanted(unit)
    cross join lateral (
      select id from recondog_run where recondog_run.unit = wanted.unit and ${fits} order by ${by} desc limit 1
    ) as newest`);
  const runs = await ctx.db
    .select()
    .from(recondogRun)
    .where(
      inArray(
        recondogRun.id,
        ids.map(({ id }) => id),
      ),
    );
  return new Map(runs.map((run) => [run.unit, run]));
}

async function listNames(ctx: Ctx, runs: readonly RunRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(runs.map(({ clusterId }) => clusterId))];
  const rows = await ctx.db
    .select({ id: cluster.id, name: cluster.name })
    .from(cluster)
    .where(inArray(cluster.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The clusters under examination, then those that units were at last. */
async function listClusters(ctx: Ctx, targets: readonly string[]): Promise<RoomCluster[]> {
  const open = await ctx.db
    .select({
      clusterId: recondogOperation.clusterId,
      operations: sql<number>`count(*)::int`,
      newest: sql<string>`max(${recondogOperation.createdAt})`,
    })
    .from(recondogOperation)
    .where(isNull(recondogOperation.endedAt))
    .groupBy(recondogOperation.clusterId)
    .orderBy(desc(sql`max(${recondogOperation.createdAt})`));
  const openAt = new Map(open.map(({ clusterId, operations }) => [clusterId, operations]));
  const ids = [...new Set([...[...openAt.keys()].slice(0, CLUSTERS_IN_ROOM), ...targets])];
  const rows = await ctx.db.select().from(cluster).where(inArray(cluster.id, ids));
  const runs = await ctx.db
    .selectDistinctOn([recondogRun.clusterId, recondogRun.unit], {
      clusterId: recondogRun.clusterId,
      unit: recondogRun.unit,
      status: recondogRun.status,
      findings: sql<number>`jsonb_array_length(${recondogRun.findings})`,
    })
    .from(recondogRun)
    .where(inArray(recondogRun.clusterId, ids))
    .orderBy(recondogRun.clusterId, recondogRun.unit, desc(recondogRun.createdAt), desc(recondogRun.id));
  const operations = await ctx.db
    .selectDistinctOn([recondogOperation.clusterId], {
      clusterId: recondogOperation.clusterId,
      id: recondogOperation.id,
    })
    .from(recondogOperation)
    .where(inArray(recondogOperation.clusterId, ids))
    .orderBy(recondogOperation.clusterId, desc(recondogOperation.createdAt), desc(recondogOperation.id));
  const now = ctx.clock.now();
  const order = new Map(ids.map((id, place) => [id, place]));
  return rows
    .toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
    .map((row) => {
      const { id, name, scamType, status, victims, strength } = presentCluster(row, now);
      const own = runs.filter(({ clusterId }) => clusterId === id);
      return {
        id,
        name,
        scamType,
        status,
        victims,
        strength,
        openOperations: openAt.get(id) ?? 0,
        lastOperationId: operations.find(({ clusterId }) => clusterId === id)?.id ?? null,
        branches: branchesOf(scamType),
        protecting: own
          .filter(({ findings }) => findings > 0)
          .toSorted((one, other) => other.findings - one.findings)
          .slice(0, NAMED)
          .map(({ unit }) => unit),
        runs: own.map(({ unit, status: runStatus, findings }) => ({ unit, status: runStatus, findings })),
      };
    });
}

/** Sub-types of the family under which reports of this type come in; `other` gathers unlike things. */
function branchesOf(scamType: RoomCluster['scamType']): RoomCluster['branches'] {
  if (scamType === 'other') return [];
  const family = CATALOGUE.find((one) => one.scamType === scamType);
  if (!family) return [];
  return family.branches.slice(0, NAMED).map(({ id, name }) => ({ familyId: family.id, id, name }));
}
