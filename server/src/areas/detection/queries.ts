import { accuracyOf, autoMergeRateOf } from '@fap/shared/detection/review-figures.ts';
import { formatCountdown, nextScanAt } from '@fap/shared/detection/stages.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, desc, eq, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { detectionFinding, detectionRun } from '../../db/schema/detection.ts';
import type { Ctx } from '../../platform/write/context.ts';
import type { RunRow } from './advance-run.ts';
import { countReviewed } from './list-detections.ts';
import { presentFinding, presentScan } from './presenter.ts';
import { findOpenRun } from './request-scan.ts';

const FINDINGS_SHOWN = 200;
const RECENT_MS = 30 * 24 * 60 * 60 * 1000;

/** The scan with this id; throws NOT_FOUND. */
export async function getRun(ctx: Ctx, id: string): Promise<RunRow> {
  const [run] = await ctx.db.select().from(detectionRun).where(eq(detectionRun.id, id));
  if (!run) throw new AppError('NOT_FOUND', { message: t`There is no such scan` });
  return run;
}

/** A scan with its stages, sources and newest findings. */
export async function getRunDetail(ctx: Ctx, id: string) {
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

/** The figures of automatic detection: sums over its runs; shares come from what people decided, null while too few did. */
export async function getStats(ctx: Ctx) {
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - RECENT_MS);
  const { scamsDetected, newClusters, joined, cited, endedAt } = detectionRun;
  const sum = (what: SQL) => sql<number>`coalesce(sum(${what}), 0)::int`;
  const [sums] = await ctx.db
    .select({
      totalDetections: sum(sql`${scamsDetected}`),
      newClusters: sum(sql`${newClusters} * (${endedAt} >= ${since.toISOString()}::timestamptz)::int`),
      // A cluster is founded once, by its first report.
      clustersDetected: sum(sql`${newClusters}`),
      duplicatesPrevented: sum(sql`${joined}`),
      autoMerged: sum(sql`${joined} + ${cited}`),
    })
    .from(detectionRun)
    .where(isNotNull(endedAt));
  if (!sums) throw new Error('adding up gave no row');
  const [last] = await ctx.db
    .select()
    .from(detectionRun)
    .where(isNotNull(detectionRun.endedAt))
    .orderBy(desc(detectionRun.createdAt))
    .limit(1);
  const next = nextScanAt(now);
  const reviewed = await countReviewed(ctx);
  return {
    ...sums,
    clustersUpdated: await countUpdatedClusters(ctx, since),
    accuracy: accuracyOf(reviewed),
    autoMergeRate: autoMergeRateOf(reviewed),
    reviewed,
    nextScanIn: formatCountdown(now, next),
    nextScanAt: next.toISOString(),
    runningRunId: await findOpenRun(ctx),
    lastScan: last ? presentScan(last) : null,
  };
}

async function countUpdatedClusters(ctx: Ctx, since: Date): Promise<number> {
  const [row] = await ctx.db
    .select({ clusters: sql<number>`count(distinct ${detectionFinding.clusterId})::int` })
    .from(detectionFinding)
    .where(
      and(inArray(detectionFinding.outcome, ['joined', 'cited']), gte(detectionFinding.createdAt, since)),
    );
  return row?.clusters ?? 0;
}
