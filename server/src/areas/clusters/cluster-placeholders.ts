import { Placeholders } from '@fap/shared/evidence/placeholders.ts';
import { eq, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { clusterPlaceholder, report } from '../../db/schema/clusters.ts';
import type { TxCtx } from '../../platform/context.ts';

/**
 * Lets something be written for the crowd with a cluster's placeholders and keeps those it adds; two who write at
 * once wait for each other, so that no number is given twice. The cluster must be written already.
 */
export async function withPlaceholders<T>(
  tx: TxCtx,
  clusterId: string,
  write: (placeholders: Placeholders) => T,
): Promise<T> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`placeholders ${clusterId}`}, 0))`);
  const known = await tx.db
    .select()
    .from(clusterPlaceholder)
    .where(eq(clusterPlaceholder.clusterId, clusterId));
  const placeholders = new Placeholders(clusterId, known);
  const written = write(placeholders);
  await storePlaceholders(tx, clusterId, placeholders);
  return written;
}

/** Keeps the placeholders that were given for the first time. */
export async function storePlaceholders(
  tx: TxCtx,
  clusterId: string,
  { added }: Placeholders,
): Promise<void> {
  if (added.length === 0) return;
  await tx.db.insert(clusterPlaceholder).values(added.map((entry) => ({ ...entry, clusterId })));
}

/** Names of everybody who reported to a cluster: no stranger may read them anywhere in it. */
export async function listVictimNames(tx: TxCtx, clusterId: string): Promise<string[]> {
  const rows = await tx.db
    .selectDistinct({ name: account.displayName })
    .from(report)
    .innerJoin(account, eq(account.id, report.reporterId))
    .where(eq(report.clusterId, clusterId));
  return rows.map(({ name }) => name);
}
