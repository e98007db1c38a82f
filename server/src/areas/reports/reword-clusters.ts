import { and, eq, gt } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { cluster } from '../../db/schema/clusters.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { setClusterWords, withPlaceholders } from '../clusters/index.ts';
import { writeClusterWords } from './write-cluster-words.ts';

const BATCH = 100;

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
  const [founding] = await ctx.db
    .select({ row: report, reporterName: account.displayName })
    .from(report)
    .innerJoin(account, eq(account.id, report.reporterId))
    .where(eq(report.clusterId, clusterId))
    .orderBy(report.createdAt, report.id)
    .limit(1);
  // Without a report of its own it keeps the name of its kind.
  if (!founding) return;
  const { row, reporterName } = founding;
  const source = {
    ...row,
    scamType: row.scamType,
    contactMethod: row.contactMethod,
    evidence: row.evidenceText,
  };
  await transact(ctx, 'platform', async (tx) => {
    const words = await withPlaceholders(tx, clusterId, (placeholders) =>
      writeClusterWords(source, reporterName, placeholders),
    );
    await setClusterWords(tx, clusterId, words);
    await recordAudit(tx, {
      action: 'cluster.reworded',
      entityType: 'cluster',
      entityId: clusterId,
      after: words,
    });
  });
}
