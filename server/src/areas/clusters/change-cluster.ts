import { eq, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { openCustodyLog } from '../../platform/write/custody-log.ts';
import type { ChainedCluster } from './announce-activity.ts';

/** Writes a new cluster and begins its custody log. */
export async function insertCluster(tx: TxCtx, values: typeof cluster.$inferInsert): Promise<void> {
  await tx.db.insert(cluster).values(values);
  await openCustodyLog(tx, { id: values.id, kind: 'cluster', name: values.clusterChainId });
}

/** Adds a source to a cluster and, where `isActivity`, updates its last activity; null for one that is gone. */
export async function addSources(
  tx: TxCtx,
  clusterId: string,
  { sources, isActivity }: { sources: readonly string[]; isActivity: boolean },
): Promise<ChainedCluster | null> {
  const [row] = await tx.db
    .update(cluster)
    .set({
      sources: sql`(select array_agg(distinct source order by source) from unnest(${cluster.sources} || ${sql.param([...sources])}::text[]) as source)`,
      ...(isActivity ? { lastActivityAt: tx.clock.now() } : {}),
    })
    .where(eq(cluster.id, clusterId))
    .returning({ id: cluster.id, name: cluster.name, clusterChainId: cluster.clusterChainId });
  return row ?? null;
}

/** What everybody reads of a cluster first. */
export async function setClusterWords(
  tx: TxCtx,
  clusterId: string,
  words: { name: string; description: string },
): Promise<void> {
  await tx.db.update(cluster).set(words).where(eq(cluster.id, clusterId));
}

/** A cluster's strength in percent; null while there is not enough data. */
export async function setClusterStrength(
  tx: TxCtx,
  clusterId: string,
  strength: number | null,
): Promise<void> {
  await tx.db.update(cluster).set({ strength }).where(eq(cluster.id, clusterId));
}

/** Sets the cluster this one is merged into; null for none. The caller holds the merge lock. */
export async function setMergedInto(tx: TxCtx, clusterId: string, mergedInto: string | null): Promise<void> {
  await tx.db.update(cluster).set({ mergedInto }).where(eq(cluster.id, clusterId));
}

/** Sets how much of a cluster's puzzle is solved, in percent, and when its alert was raised. */
export async function setCompletion(
  tx: TxCtx,
  clusterId: string,
  { completionRate, isAlert }: { completionRate: number; isAlert: boolean },
): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .update(cluster)
    .set({ completionRate, lastActivityAt: now, ...(isAlert ? { alertedAt: now } : {}) })
    .where(eq(cluster.id, clusterId));
}
