import type { SourceTier } from '@fap/shared/harvest/sources.ts';
import { eq } from 'drizzle-orm';
import { cluster, clusterAdvisory } from '../../db/schema/clusters.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { recordAudit } from '../../platform/write/transact.ts';
import { announceActivity } from './announce-activity.ts';
import { addSources } from './change-cluster.ts';

export interface CiteAdvisoryInput {
  clusterId: string;
  /** The harvest's entry. */
  entryId: string;
  percent: number;
  sharedIdentifiers: { type: string; value: string }[];
  /** Who published it. */
  sources: readonly { name: string; tier: SourceTier }[];
}

/** Tiers whose warnings make a cluster active again; public sources alone never lift one above Monitoring. */
const LIFTING_TIERS: readonly SourceTier[] = [1, 2];

/** Cites a published warning in a cluster that it names; false when it was cited before, and no office repeats it for the first time. */
export async function citeAdvisory(tx: TxCtx, input: CiteAdvisoryInput): Promise<boolean> {
  const { clusterId, entryId, percent, sharedIdentifiers } = input;
  const [cited] = await tx.db
    .insert(clusterAdvisory)
    .values({ clusterId, entryId, percent, sharedIdentifiers, citedAt: tx.clock.now() })
    .onConflictDoNothing()
    .returning({ entryId: clusterAdvisory.entryId });
  const names = input.sources.map(({ name }) => name);
  const lifting = input.sources.filter(({ tier }) => LIFTING_TIERS.includes(tier)).map(({ name }) => name);
  // An office may repeat what a forum said first, word for word.
  const isActivity =
    lifting.length > 0 && (cited !== undefined || (await isNewSource(tx, clusterId, lifting)));
  const row = await addSources(tx, clusterId, { sources: names, isActivity });
  if (!row) throw new Error(`cluster ${clusterId} is gone`);
  if (!cited && !isActivity) return false;
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

/** Whether a cluster names one of these sources for the first time; it stays locked, so that two of them count once each. */
async function isNewSource(tx: TxCtx, clusterId: string, names: readonly string[]): Promise<boolean> {
  const [known] = await tx.db
    .select({ sources: cluster.sources })
    .from(cluster)
    .where(eq(cluster.id, clusterId))
    .for('update');
  return names.some((name) => !known?.sources.includes(name));
}
