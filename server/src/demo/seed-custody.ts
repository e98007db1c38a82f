import { asc, eq, isNull, sql } from 'drizzle-orm';
import { checkChain } from '../areas/custody/checking/check-chain.ts';
import { stampHead } from '../areas/custody/stamping/stamp-heads.ts';
import { collectBatch } from '../areas/vault/anchoring/collect-batch.ts';
import { followBatch } from '../areas/vault/anchoring/follow-batch.ts';
import { submitBatch } from '../areas/vault/anchoring/submit-batch.ts';
import { mineBlock } from '../areas/vault/development-chain/mine-block.ts';
import { developmentPorts } from '../areas/vault/development-chain/ports.ts';
import { cluster } from '../db/schema/clusters.ts';
import { evidenceItem } from '../db/schema/evidence.ts';
import { appMeta, custodyChain } from '../db/schema/platform.ts';
import { anchorBatch, anchorLeaf } from '../db/schema/vault.ts';
import type { EvidenceStore } from '../platform/evidence-store/evidence-store.ts';
import type { Ctx } from '../platform/write/context.ts';
import { markSeeded } from './mark-seeded.ts';

const MARKER = 'demo-custody';
const VERSION = '1';
/** Clusters whose log is in a block (specification, section 9: legal ready). */
const STAMPED = 89;
/** Clusters whose log was checked (specification, section 9: integrity verified). */
const CHECKED = 152;

const HAS_ANCHOR = sql<boolean>`exists (
  select from ${evidenceItem}
  join ${anchorLeaf} on ${anchorLeaf.evidenceId} = ${evidenceItem.id}
  join ${anchorBatch} on ${anchorBatch.id} = ${anchorLeaf.batchId}
  where ${evidenceItem.clusterId} = ${cluster.id} and ${evidenceItem.kind} = 'file' and ${anchorBatch.state} = 'verified')`;

/** Stamps the logs of some clusters of the demo and checks those of most, as the jobs do with the rest later. */
export async function seedCustody(ctx: Ctx, store: EvidenceStore): Promise<void> {
  const [marker] = await ctx.db.select().from(appMeta).where(eq(appMeta.key, MARKER));
  if (marker?.value === VERSION) return;
  const startedAt = performance.now();
  const chains = await ctx.db
    .select({ chain: custodyChain, isAnchored: HAS_ANCHOR })
    .from(custodyChain)
    .innerJoin(cluster, eq(cluster.id, custodyChain.id))
    .where(isNull(cluster.mergedInto))
    .orderBy(asc(custodyChain.id));
  const anchored = chains.filter(({ isAnchored }) => isAnchored);
  for (const { chain } of anchored.slice(0, STAMPED)) await stampHead(ctx, chain.id);
  const ports = developmentPorts(ctx);
  const collect = () => collectBatch(ctx, { holds: 'documents' });
  for (let batchId = await collect(); batchId; batchId = await collect()) {
    await submitBatch(ctx, ports, batchId);
    await mineBlock(ctx);
    await followBatch(ctx, ports, batchId);
  }
  for (const { chain } of chains.slice(0, CHECKED))
    await checkChain(ctx, { store, sources: ports.blocks }, chain);
  await markSeeded(ctx, MARKER, VERSION);
  ctx.log.info({ ms: Math.round(performance.now() - startedAt) }, 'demo custody seeded');
}
