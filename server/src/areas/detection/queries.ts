import { DETECTED_OUTCOMES } from '@fap/shared/detection/outcomes.ts';
import { formatCountdown, nextScanAt } from '@fap/shared/detection/stages.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { detectionFinding, detectionRun } from '../../db/schema/detection.ts';
import type { Ctx } from '../../platform/context.ts';
import type { RunRow } from './advance-run.ts';
import { presentFinding, presentScan } from './presenter.ts';
import { findOpenRun } from './request-scan.ts';

const FINDINGS_SHOWN = 200;
const RECENT_MS = 30 * 24 * 60 * 60 * 1000;

/** The scan with this id; throws NOT_FOUND. */
export async function getRun(ctx: Ctx, id: string): Promise<RunRow> {
  const [run] = await ctx.db.select().from(detectionRun).where(eq(detectionRun.id, id));
  if (!run) throw new AppError('NOT_FOUND', { message: 'There is no such scan' });
  return run;
}

/** A scan with its stages, sources and newest findings. */
export async function readRun(ctx: Ctx, id: string) {
  const run = await getRun(ctx, id);
  const rows = await ctx.db
    .select({ finding: detectionFinding, clusterName: cluster.name })
    .from(detectionFinding)
    .leftJoin(cluster, eq(cluster.id, detectionFinding.clusterId))
    .where(eq(detectionFinding.runId, id))
    .orderBy(desc(detectionFinding.createdAt), desc(detectionFinding.id))
    .limit(FINDINGS_SHOWN);
  return {
    ...presentScan(run),
    startedAt: run.startedAt?.toISOString() ?? null,
    stages: run.stages,
    sources: run.sources,
    items: rows.map(({ finding, clusterName }) => presentFinding(finding, clusterName)),
  };
}

/** The figures of the automatic detection: counts of rows, and nothing for what nobody has reviewed. */
export async function readStats(ctx: Ctx) {
  const now = ctx.clock.now();
  const { outcome, clusterId, createdAt } = detectionFinding;
  const isDetected = sql`${outcome} in ${DETECTED_OUTCOMES}`;
  const isRecent = gte(createdAt, new Date(now.getTime() - RECENT_MS));
  const [counted] = await ctx.db
    .select({
      totalDetections: sql<number>`(count(*) filter (where ${isDetected}))::int`,
      newClusters: sql<number>`(count(distinct ${clusterId}) filter (where ${outcome} = 'founded' and ${isRecent}))::int`,
      clustersUpdated: sql<number>`(count(distinct ${clusterId}) filter (where ${outcome} in ('joined', 'cited') and ${isRecent}))::int`,
      clustersDetected: sql<number>`(count(distinct ${clusterId}) filter (where ${isDetected}))::int`,
      duplicatesPrevented: sql<number>`(count(*) filter (where ${outcome} = 'joined'))::int`,
      autoMerged: sql<number>`(count(*) filter (where ${outcome} in ('joined', 'cited')))::int`,
    })
    .from(detectionFinding);
  if (!counted) throw new Error('counting gave no row');
  const [last] = await ctx.db
    .select()
    .from(detectionRun)
    .where(isNotNull(detectionRun.endedAt))
    .orderBy(desc(detectionRun.createdAt))
    .limit(1);
  const next = nextScanAt(now);
  return {
    ...counted,
    accuracy: null,
    autoMergeRate: null,
    nextScanIn: formatCountdown(now, next),
    nextScanAt: next.toISOString(),
    runningRunId: await findOpenRun(ctx),
    lastScan: last ? presentScan(last) : null,
  };
}
