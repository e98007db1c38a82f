import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { contribution } from '../../db/schema/puzzle.ts';
import { anchorBatch, anchorLeaf } from '../../db/schema/vault.ts';
import type { TxCtx } from '../../platform/write/context.ts';

/** A piece that brings an exhibit, whose anchor was verified. */
export interface AnchoredPiece {
  /** The exhibit's SHA-256: the same bytes are rewarded once, whoever else hands them in. */
  digest: string;
  contributionId: string;
  authorId: string;
  clusterId: string;
}

/** The first piece that brought each exhibit whose anchor is verified: of one batch, or of the exhibit of one piece. */
export async function listAnchoredPieces(
  { db }: TxCtx,
  of: { batchId: string } | { contributionId: string },
): Promise<AnchoredPiece[]> {
  return db
    .selectDistinctOn([contribution.evidenceId], {
      digest: anchorLeaf.digest,
      contributionId: contribution.id,
      authorId: contribution.authorId,
      clusterId: contribution.clusterId,
    })
    .from(contribution)
    .innerJoin(anchorLeaf, eq(anchorLeaf.evidenceId, contribution.evidenceId))
    .innerJoin(anchorBatch, eq(anchorBatch.id, anchorLeaf.batchId))
    .where(
      and(
        eq(contribution.type, 'evidence'),
        // What a report filled in is a victim's, who got the report's own reward.
        eq(contribution.origin, 'agent'),
        eq(anchorBatch.state, 'verified'),
        'batchId' in of
          ? eq(anchorBatch.id, of.batchId)
          : inArray(
              contribution.evidenceId,
              db
                .select({ id: sql<string>`${contribution.evidenceId}` })
                .from(contribution)
                .where(eq(contribution.id, of.contributionId)),
            ),
      ),
    )
    .orderBy(contribution.evidenceId, asc(contribution.createdAt), asc(contribution.id));
}
