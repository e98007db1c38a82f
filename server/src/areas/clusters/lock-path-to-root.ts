import { inArray, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { listPathToRoot } from './find-roots.ts';
import type { ClusterRow } from './queries.ts';

const MERGES = sql`hashtextextended('cluster merges', 0)`;

/**
 * Until the transaction ends nobody merges or splits, so that what was found to be merged into what stays so. Any number of
 * transactions may hold this at once; each takes it before it locks a cluster.
 */
export async function lockMergesShared(tx: TxCtx): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock_shared(${MERGES})`);
}

/** One merge or split at a time, and none while somebody counts on who is merged into whom; before anything else is locked. */
export async function lockMerges(tx: TxCtx): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(${MERGES})`);
}

/**
 * A cluster and all it is merged into, the nearest first, locked for whoever counts them anew; empty for an unknown one.
 * Merges are held off by then. `update` keeps rows that name the cluster out too, for whoever goes on to its puzzle.
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

/** These clusters' rows, locked in the order of their ids, so that two who lock some of the same never deadlock. */
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
