import type { Detection, ReviewFigures } from '@fap/shared/detection/entities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { detectionFinding } from '../../db/schema/detection.ts';
import { harvestSource } from '../../db/schema/harvest.ts';
import { report } from '../../db/schema/reports.ts';
import type { ListPage } from '../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../platform/postgres/keyset.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { presentFinding } from './presenter.ts';
import { REPORTS_NAME, REPORTS_SOURCE } from './sources.ts';

/** A report that a scan found in one cluster and that is in another since was taken out of it by a person. */
const isTakenOut = sql<boolean>`(${detectionFinding.outcome} = 'joined' and ${report.clusterId} is not null
  and ${report.clusterId} <> ${detectionFinding.clusterId})`;

/** A page of what scans put into clusters or propose for one, newest first. */
export async function listDetections(ctx: Ctx, { limit, cursor }: PageRequest): Promise<ListPage<Detection>> {
  const { createdAt, id, outcome } = detectionFinding;
  const isShown = inArray(outcome, ['founded', 'joined', 'cited', 'candidate']);
  const found = await joined(ctx)
    .where(and(isShown, olderThan(cursor, createdAt, id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ finding }) => [finding.createdAt, finding.id]);
  return {
    items: rows.map(presentDetection),
    nextCursor,
    total: await ctx.db.$count(detectionFinding, isShown),
  };
}

/** The finding with this id; throws NOT_FOUND. */
export async function getDetection(ctx: Ctx, id: string): Promise<Detection> {
  const [found] = await joined(ctx).where(eq(detectionFinding.id, id));
  if (!found) throw new AppError('NOT_FOUND', { message: t`There is no such finding` });
  return presentDetection(found);
}

/** What people decided about the assignments of all scans. */
export async function countReviewed(ctx: Ctx): Promise<ReviewFigures> {
  const { outcome, verdict } = detectionFinding;
  const isAutomatic = sql`${outcome} in ('joined', 'cited')`;
  const [counted] = await ctx.db
    .select({
      right: sql<number>`(count(*) filter (where ${isAutomatic} and ${verdict} = 'right' and not ${isTakenOut}))::int`,
      wrong: sql<number>`(count(*) filter (where ${isAutomatic} and (${verdict} = 'wrong' or ${isTakenOut})))::int`,
      byPeople: sql<number>`(count(*) filter (where (${outcome} = 'candidate' and ${verdict} = 'right')
        or (${outcome} = 'founded' and ${cluster.mergedInto} is not null)))::int`,
    })
    .from(detectionFinding)
    .leftJoin(report, eq(report.id, detectionFinding.refId))
    .leftJoin(cluster, eq(cluster.id, detectionFinding.clusterId));
  if (!counted) throw new Error('counting gave no row');
  return counted;
}

const joined = (ctx: Ctx) =>
  ctx.db
    .select({
      finding: detectionFinding,
      clusterName: cluster.name,
      harvestedFrom: harvestSource.name,
      isTakenOut: sql<boolean>`coalesce(${isTakenOut}, false)`,
    })
    .from(detectionFinding)
    .leftJoin(cluster, eq(cluster.id, detectionFinding.clusterId))
    .leftJoin(report, eq(report.id, detectionFinding.refId))
    .leftJoin(harvestSource, eq(harvestSource.id, detectionFinding.source));

function presentDetection(row: {
  finding: typeof detectionFinding.$inferSelect;
  clusterName: string | null;
  harvestedFrom: string | null;
  isTakenOut: boolean;
}): Detection {
  const { finding, clusterName, harvestedFrom, isTakenOut: isOut } = row;
  return {
    ...presentFinding(finding, clusterName),
    sourceName: finding.source === REPORTS_SOURCE ? REPORTS_NAME : (harvestedFrom ?? finding.source),
    verdict: finding.verdict,
    reviewedAt: finding.reviewedAt?.toISOString() ?? null,
    isTakenOut: isOut,
  };
}
