import type { AnchorState, Chain } from '@fap/shared/vault/constants.ts';
import { writeProofHead } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { anchorBatch, anchorDocument, anchorLeaf } from '../../db/schema/vault.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';

/** What became of a document's stamp. */
export interface DocumentStamp {
  id: string;
  digest: string;
  state: AnchorState;
  height: number | null;
  /** The block's time. */
  time: Date | null;
  chain: Chain | null;
  /** The OpenTimestamps proof; null while no calendar has taken it. */
  proof: Buffer | null;
}

/** Queues the SHA-256 of something the platform wrote itself for its stamp; the same id again changes nothing. */
export async function stampDocument(tx: TxCtx, document: { id: string; digest: string }): Promise<void> {
  await tx.db
    .insert(anchorDocument)
    .values({ ...document, createdAt: tx.clock.now() })
    .onConflictDoNothing();
}

/** What became of the stamps of some documents, in the order of their ids. */
export async function listDocumentStamps(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<DocumentStamp[]> {
  const rows = await db
    .select({ document: anchorDocument, batch: anchorBatch })
    .from(anchorDocument)
    .leftJoin(anchorBatch, eq(anchorBatch.id, anchorDocument.batchId))
    .where(inArray(anchorDocument.id, [...ids]))
    .orderBy(asc(anchorDocument.id));
  return rows.map(({ document: { id, digest, path }, batch }) => ({
    id,
    digest,
    state: batch?.state ?? 'processing',
    height: batch?.blockHeight ?? null,
    time: batch?.blockTime ?? null,
    chain: batch?.chain ?? null,
    proof: joinProof(digest, path, batch?.timestamp ?? null),
  }));
}

/** The proofs of evidence items that calendars have taken, by the items' ids. */
export async function listItemProofs(
  { db }: Pick<Ctx, 'db'>,
  evidenceIds: readonly string[],
): Promise<Map<string, Buffer>> {
  const rows = await db
    .select({
      id: anchorLeaf.evidenceId,
      sha256: evidenceItem.sha256,
      path: anchorLeaf.path,
      timestamp: anchorBatch.timestamp,
    })
    .from(anchorLeaf)
    .innerJoin(evidenceItem, eq(evidenceItem.id, anchorLeaf.evidenceId))
    .innerJoin(anchorBatch, eq(anchorBatch.id, anchorLeaf.batchId))
    .where(inArray(anchorLeaf.evidenceId, [...evidenceIds]));
  return new Map(
    rows.flatMap(({ id, sha256, path, timestamp }) => {
      const proof = joinProof(sha256, path, timestamp);
      return proof ? [[id, proof] as const] : [];
    }),
  );
}

/** A proof file from its parts: the path has no forks, and what follows it is the root's own timestamp. */
export function joinProof(
  digest: string,
  path: Uint8Array | null,
  timestamp: Uint8Array | null,
): Buffer | null {
  if (!path || !timestamp) return null;
  return Buffer.concat([writeProofHead('sha256', Buffer.from(digest, 'hex')), path, timestamp]);
}
