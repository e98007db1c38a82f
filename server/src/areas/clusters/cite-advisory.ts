import type { SourceTier } from '@fap/shared/harvest/sources.ts';
import { eq, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { clusterAdvisory } from '../../db/schema/harvest.ts';
import type { TxCtx } from '../../platform/context.ts';
import { recordAudit } from '../../platform/transact.ts';
import { announceActivity } from './announce-activity.ts';

export interface CiteAdvisoryInput {
  clusterId: string;
  /** The harvest's entry. */
  entryId: string;
  percent: number;
  sharedIdentifiers: { type: string; value: string }[];
  /** Who published it. */
  sources: readonly { name: string; tier: SourceTier }[];
}

/** Tiers whose word makes a cluster active again; the public's alone never lifts one above Monitoring. */
const LIFTING_TIERS: readonly SourceTier[] = [1, 2];

/** Cites a published warning in a cluster that it names; false when every source of it stood there already. */
export async function citeAdvisory(tx: TxCtx, input: CiteAdvisoryInput): Promise<boolean> {
  const { clusterId, entryId, percent, sharedIdentifiers } = input;
  const [cited] = await tx.db
    .insert(clusterAdvisory)
    .values({ clusterId, entryId, percent, sharedIdentifiers, citedAt: tx.clock.now() })
    .onConflictDoNothing()
    .returning({ entryId: clusterAdvisory.entryId });
  const names = input.sources.map(({ name }) => name);
  const isLifting = input.sources.some(({ tier }) => LIFTING_TIERS.includes(tier));
  const [row] = await tx.db
    .update(cluster)
    .set({
      sources: sql`(select array_agg(distinct source order by source) from unnest(${cluster.sources} || ${sql.param(names)}::text[]) as source)`,
      ...(cited && isLifting ? { lastActivityAt: tx.clock.now() } : {}),
    })
    .where(eq(cluster.id, clusterId))
    .returning({ id: cluster.id, name: cluster.name, clusterChainId: cluster.clusterChainId });
  if (!row) throw new Error(`cluster ${clusterId} is gone`);
  if (!cited) return false;
  await recordAudit(tx, {
    action: 'cluster.advisory-cited',
    entityType: 'harvest-entry',
    entityId: entryId,
    clusterId,
    after: { percent, sharedIdentifiers, sources: names },
  });
  announceActivity(tx, row, 'advisory-cited');
  return true;
}
