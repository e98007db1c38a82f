import { headDigest, type ManifestItem, writeManifest } from '@fap/shared/custody/manifest.ts';
import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { custodyManifest, custodyStamp } from '../../../db/schema/custody.ts';
import { evidenceItem } from '../../../db/schema/evidence.ts';
import { custodyChain } from '../../../db/schema/platform.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { stampDocument } from '../../vault/index.ts';

/** Heads stamped at once: their batch is one Merkle tree. */
const MAX_HEADS = 200;
/** Who holds the bytes: the operator of this installation. */
const CUSTODIAN = 'platform';

/** Queues the heads of custody logs that grew since their last stamp, each with its manifest; gives how many. */
export async function stampHeads(ctx: Ctx): Promise<number> {
  const grown = await ctx.db
    .select({ id: custodyChain.id })
    .from(custodyChain)
    .where(
      sql`${custodyChain.length} > coalesce((
        select max(${custodyStamp.seq}) from ${custodyStamp} where ${custodyStamp.chainId} = ${custodyChain.id}), 0)`,
    )
    // The longest without a stamp first, or busy logs would hold back the others.
    .orderBy(
      sql`(select max(${custodyStamp.createdAt}) from ${custodyStamp} where ${custodyStamp.chainId} = ${custodyChain.id}) nulls first`,
      asc(custodyChain.id),
    )
    .limit(MAX_HEADS);
  for (const { id } of grown) await stampHead(ctx, id);
  return grown.length;
}

/** Queues the head of one custody log for its stamp, unless that entry has one. */
export async function stampHead(ctx: Ctx, chainId: string): Promise<void> {
  await transact(ctx, 'platform', async (tx) => {
    // Locked, so that head and manifest are of one moment.
    const [chain] = await tx.db.select().from(custodyChain).where(eq(custodyChain.id, chainId)).for('share');
    if (!chain || chain.length === 0) return;
    const { name, length: seq, head } = chain;
    const manifest = writeManifest(name, await listManifestItems(tx, chain));
    const manifestSha256 = sha256Hex(manifest);
    const documentId = `custody:${chainId}:${seq}`;
    await tx.db.insert(custodyManifest).values({ sha256: manifestSha256, manifest }).onConflictDoNothing();
    const [stamp] = await tx.db
      .insert(custodyStamp)
      .values({ chainId, seq, head, manifestSha256, documentId, createdAt: tx.clock.now() })
      .onConflictDoNothing()
      .returning();
    if (!stamp) return;
    await stampDocument(tx, {
      id: documentId,
      digest: headDigest({ chain: name, seq, head, manifestSha256 }),
    });
    // Not an entry of the log, which would never come to rest.
    await recordAudit(tx, {
      action: 'custody.head-queued',
      entityType: 'custody-chain',
      entityId: chainId,
      after: { seq },
    });
  });
}

/** The evidence items of a cluster or case as its manifest lists them. */
export async function listManifestItems(
  { db }: Pick<Ctx, 'db'>,
  { id, kind }: Pick<typeof custodyChain.$inferSelect, 'id' | 'kind'>,
): Promise<ManifestItem[]> {
  const place = kind === 'cluster' ? evidenceItem.clusterId : evidenceItem.caseId;
  const rows = await db
    .select({
      evidenceId: evidenceItem.id,
      sha256: evidenceItem.sha256,
      sizeBytes: evidenceItem.sizeBytes,
      mimeType: evidenceItem.mimeType,
      createdAt: evidenceItem.createdAt,
    })
    .from(evidenceItem)
    .where(and(eq(place, id), eq(evidenceItem.isWithdrawn, false)))
    .orderBy(asc(evidenceItem.id));
  return rows.map(({ createdAt, ...item }) => ({
    ...item,
    receivedAt: createdAt.toISOString(),
    provenance: 'victim-supplied' as const,
    custodian: CUSTODIAN,
  }));
}
