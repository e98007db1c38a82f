import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, gt } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { cluster } from '../../db/schema/clusters.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { getCluster, setClusterWords, withPlaceholders } from '../clusters/index.ts';
import { writeClusterWords } from './write-cluster-words.ts';

const BATCH = 100;
const NO_REPORTS = t`The reports of this cluster were withdrawn.`;

/**
 * Rewrites titles and descriptions that a migration cleared because they could quote a victim. Each is derived from the
 * first report, as when the cluster was founded.
 */
export async function rewordClusters(ctx: Ctx): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await ctx.db
      .select({ id: cluster.id })
      .from(cluster)
      .where(and(eq(cluster.description, ''), gt(cluster.id, last)))
      .orderBy(cluster.id)
      .limit(BATCH);
    for (const { id } of rows) await rewordCluster(ctx, id);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return;
  }
}

async function rewordCluster(ctx: Ctx, clusterId: string): Promise<void> {
  // Without a report of its own it keeps the name of its kind.
  if (!(await findFounder(ctx, clusterId))) return;
  await transact(ctx, 'platform', (tx) => rewordFromFounder(tx, clusterId));
}

/** The first of a cluster's own reports, from which its words are derived. */
export async function findFounder(ctx: Ctx, clusterId: string) {
  const [founder] = await ctx.db
    .select({ row: report, reporterName: account.displayName })
    .from(report)
    .innerJoin(account, eq(account.id, report.reporterId))
    .where(eq(report.clusterId, clusterId))
    .orderBy(report.createdAt, report.id)
    .limit(1);
  return founder ?? null;
}

/** Derives a cluster's title and description from its first report; without any it has the name of its kind. */
export async function rewordFromFounder(tx: TxCtx, clusterId: string): Promise<void> {
  const founder = await findFounder(tx, clusterId);
  const words = founder
    ? await withPlaceholders(tx, clusterId, (placeholders) =>
        writeClusterWords(
          { ...founder.row, evidence: founder.row.evidenceText },
          founder.reporterName,
          placeholders,
        ),
      )
    : { name: SCAM_TYPE_LABELS[(await getCluster(tx, clusterId)).scamType], description: NO_REPORTS };
  await setClusterWords(tx, clusterId, words);
  await recordAudit(tx, {
    action: 'cluster.reworded',
    entityType: 'cluster',
    entityId: clusterId,
    after: words,
  });
}
