import type { AnchorState } from '@fap/shared/vault/constants.ts';
import type { VaultCounts } from '@fap/shared/vault/contract.ts';
import { and, count, desc, eq, inArray, isNotNull, isNull, sum } from 'drizzle-orm';
import { recondogRun } from '../../db/schema/recondogs.ts';
import { anchorBatch, anchorLeaf } from '../../db/schema/vault.ts';
import type { Ctx } from '../../platform/write/context.ts';

/** How many evidence items the vault holds in each anchor state. */
export async function countByAnchorState({ db }: Pick<Ctx, 'db'>): Promise<VaultCounts> {
  const [batches, waiting] = await Promise.all([
    db
      .select({ state: anchorBatch.state, size: sum(anchorBatch.size).mapWith(Number) })
      .from(anchorBatch)
      .where(eq(anchorBatch.holds, 'evidence'))
      .groupBy(anchorBatch.state),
    db.$count(anchorLeaf, isNull(anchorLeaf.batchId)),
  ]);
  const of = (state: AnchorState) => batches.find((batch) => batch.state === state)?.size ?? 0;
  const counts = {
    processing: of('processing') + waiting,
    anchored: of('anchored'),
    verified: of('verified'),
    failed: of('failed'),
  };
  return { total: Object.values(counts).reduce((all, part) => all + part, 0), ...counts };
}

/** How many units are at work on each of these clusters. */
export async function countUnitsAtWork(
  { db }: Pick<Ctx, 'db'>,
  clusterIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (clusterIds.length === 0) return new Map();
  const rows = await db
    .select({ clusterId: recondogRun.clusterId, units: count() })
    .from(recondogRun)
    .where(
      and(
        inArray(recondogRun.clusterId, [...clusterIds]),
        inArray(recondogRun.status, ['queued', 'running']),
      ),
    )
    .groupBy(recondogRun.clusterId);
  return new Map(rows.map(({ clusterId, units }) => [clusterId, units]));
}

/** The newest block that holds a verified anchor of ours; null before there is one. */
export async function findLatestAnchoredBlock({ db }: Pick<Ctx, 'db'>): Promise<number | null> {
  const [row] = await db
    .select({ height: anchorBatch.blockHeight })
    .from(anchorBatch)
    .where(and(eq(anchorBatch.state, 'verified'), isNotNull(anchorBatch.blockHeight)))
    .orderBy(desc(anchorBatch.blockHeight))
    .limit(1);
  return row?.height ?? null;
}
