import type { AnchorState } from '@fap/shared/vault/constants.ts';
import type { VaultCounts } from '@fap/shared/vault/contract.ts';
import { and, count, desc, eq, inArray, isNotNull, isNull, not, sql, sum } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { recondogRun } from '../../db/schema/recondogs.ts';
import { anchorBatch, anchorLeaf } from '../../db/schema/vault.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { isOwn } from '../evidence/index.ts';

/**
 * How many evidence items the vault holds in each anchor state: everybody's files, and of reports' own words only the reader's, as it
 * lists them to an analyst.
 */
export async function countByAnchorState(ctx: Ctx): Promise<VaultCounts> {
  const { db } = ctx;
  const isStatement = eq(evidenceItem.kind, 'statement');
  const [batches, waiting, own] = await Promise.all([
    db
      .select({
        state: anchorBatch.state,
        size: sum(sql`${anchorBatch.size} - ${anchorBatch.statements}`).mapWith(Number),
      })
      .from(anchorBatch)
      .where(eq(anchorBatch.holds, 'evidence'))
      .groupBy(anchorBatch.state),
    db
      .select({ size: count() })
      .from(anchorLeaf)
      .innerJoin(evidenceItem, eq(evidenceItem.id, anchorLeaf.evidenceId))
      .where(and(isNull(anchorLeaf.batchId), not(isStatement))),
    db
      .select({ state: anchorBatch.state, size: count() })
      .from(evidenceItem)
      .innerJoin(anchorLeaf, eq(anchorLeaf.evidenceId, evidenceItem.id))
      .leftJoin(anchorBatch, eq(anchorBatch.id, anchorLeaf.batchId))
      .where(and(isOwn(ctx).scope, isStatement))
      .groupBy(anchorBatch.state),
  ]);
  const parts = [...batches, ...waiting.map(({ size }) => ({ state: null, size })), ...own];
  const of = (state: AnchorState) =>
    parts.filter((part) => (part.state ?? 'processing') === state).reduce((all, { size }) => all + size, 0);
  const counts = {
    processing: of('processing'),
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
