import { eq, inArray, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { listPathToRoot } from './find-roots.ts';
import type { ClusterRow } from './queries.ts';

const MERGES = sql`hashtextextended('cluster merges', 0)`;

/**
 * Blocks merges and splits until the transaction ends, so that roots stay valid. A shared lock: many transactions may hold
 * it. Lock order: take it before any cluster row.
 */
export async function lockMergesShared(tx: TxCtx): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock_shared(${MERGES})`);
}

/**
 * Exclusive lock: one merge or split at a time, and none while others hold the shared lock. Take it before any other lock.
 */
export async function lockMerges(tx: TxCtx): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(${MERGES})`);
}

/**
 * Locks a cluster and all it is merged into, the nearest first, before a recount; empty for an unknown one. The caller
 * holds the shared merge lock. `update` also blocks new rows that reference the cluster, for callers that go on to its
 * puzzle.
 */
export async function lockPathToRoot(
  tx: TxCtx,
  clusterId: string,
  strength: 'update' | 'no key update' = 'no key update',
): Promise<ClusterRow[]> {
  const way = await listPathToRoot(tx, clusterId);
  const rows = await lockClusters(
    tx,
    way.map(({ id }) => id),
    strength,
  );
  return way.flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);
}

/** Keeps a cluster from being locked for decisions about its reports and layers while something is computed from them. */
export async function holdCluster(tx: TxCtx, clusterId: string): Promise<void> {
  await tx.db.select({ id: cluster.id }).from(cluster).where(eq(cluster.id, clusterId)).for('key share');
}

/** Locks these clusters' rows in the order of their ids, so that concurrent transactions never deadlock. */
export function lockClusters(
  tx: TxCtx,
  ids: readonly string[],
  strength: 'update' | 'no key update' = 'no key update',
): Promise<ClusterRow[]> {
  return tx.db
    .select()
    .from(cluster)
    .where(inArray(cluster.id, [...ids]))
    .orderBy(cluster.id)
    .for(strength);
}
