import { FEATURES_VERSION } from '@fap/shared/matching/report-features.ts';
import { DNA_VERSION } from '@fap/shared/matching/traits/layers.ts';
import { and, eq, gt, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { clusterDna } from '../../db/schema/dna.ts';
import { report } from '../../db/schema/reports.ts';
import { isDatabaseAway } from '../../platform/postgres/database-away.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { transact } from '../../platform/write/transact.ts';
import { getEmail } from '../auth/index.ts';
import { replaceFeatures } from '../reports/index.ts';
import { extractFeaturesInWorker } from '../texts/index.ts';
import { computeClusterDna } from './compute-cluster-dna.ts';
import { enqueueDnaRun } from './enqueue-dna-run.ts';
import { saveFileTraits } from './save-file-traits.ts';

const BATCH = 50;

/**
 * Re-extracts the features of reports of an older version, each with the job that computes its cluster's DNA, and
 * recomputes missing and outdated DNA. A failure is logged, does not block the others, and is retried next time.
 */
export async function refreshDna(ctx: Ctx): Promise<void> {
  await inBatches(
    (after) => listOldReports(ctx, after),
    ({ id }) => refreshFeatures(ctx, id),
    ctx,
  );
  await inBatches(
    (after) => listWithoutDna(ctx, after),
    ({ id }) => computeClusterDna(ctx, id),
    ctx,
  );
}

async function inBatches<Row extends { id: string }>(
  listAfter: (id: string) => Promise<Row[]>,
  work: (row: Row) => Promise<void>,
  ctx: Ctx,
): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await listAfter(last);
    for (const row of rows) {
      try {
        await work(row);
      } catch (error) {
        // The others would fail as well; the job is tried again.
        if (isDatabaseAway(error)) throw error;
        ctx.log.error({ err: error, id: row.id }, 'the DNA could not be brought up to date');
      }
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return;
  }
}

function listOldReports(ctx: Ctx, after: string): Promise<{ id: string }[]> {
  return ctx.db
    .select({ id: report.id })
    .from(report)
    .where(
      and(gt(report.id, after), isNotNull(report.clusterId), lt(report.featuresVersion, FEATURES_VERSION)),
    )
    .orderBy(report.id)
    .limit(BATCH);
}

function listWithoutDna(ctx: Ctx, after: string): Promise<{ id: string }[]> {
  return ctx.db
    .select({ id: cluster.id })
    .from(cluster)
    .leftJoin(clusterDna, eq(clusterDna.clusterId, cluster.id))
    .where(
      and(
        gt(cluster.id, after),
        isNull(cluster.mergedInto),
        or(isNull(clusterDna.clusterId), ne(clusterDna.version, DNA_VERSION)),
      ),
    )
    .orderBy(cluster.id)
    .limit(BATCH);
}

async function refreshFeatures(ctx: Ctx, reportId: string): Promise<void> {
  await transact(
    ctx,
    'platform',
    async (tx) => {
      const [row] = await tx.db.select().from(report).where(eq(report.id, reportId)).for('update');
      if (!row?.clusterId || row.featuresVersion >= FEATURES_VERSION) return;
      const { description, evidenceText: evidence, scamPersonas, amountInvolved, dateOccurred } = row;
      const words = { description, evidence, scamPersonas, amountInvolved, dateOccurred };
      const features = await extractFeaturesInWorker(tx, {
        ...words,
        ownEmail: await getEmail(tx, row.reporterId),
      });
      await replaceFeatures(tx, reportId, features);
      await saveFileTraits(tx, [{ id: reportId, traits: features.traits }]);
      await enqueueDnaRun(tx, row.clusterId);
    },
    { housekeeping: 'what a report is compared by follows from it and the rules' },
  );
}
