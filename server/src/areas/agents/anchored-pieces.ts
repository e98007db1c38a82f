import { and, asc, eq } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { contribution } from '../../db/schema/puzzle.ts';
import { anchorBatch, anchorLeaf } from '../../db/schema/vault.ts';
import type { TxCtx } from '../../platform/context.ts';

/** A piece that brings an exhibit, whose anchor was verified. */
export interface AnchoredPiece {
  evidenceId: string;
  contributionId: string;
  authorId: string;
  clusterId: string;
}

/** Pieces whose exhibits have a verified anchor, those of one batch or one piece, the first of each exhibit before others. */
export async function listAnchoredPieces(
  { db }: TxCtx,
  of: { batchId: string } | { contributionId: string },
): Promise<AnchoredPiece[]> {
  return db
    .select({
      evidenceId: evidenceItem.id,
      contributionId: contribution.id,
      authorId: contribution.authorId,
      clusterId: contribution.clusterId,
    })
    .from(contribution)
    .innerJoin(evidenceItem, eq(evidenceItem.id, contribution.evidenceId))
    .innerJoin(anchorLeaf, eq(anchorLeaf.evidenceId, evidenceItem.id))
    .innerJoin(anchorBatch, eq(anchorBatch.id, anchorLeaf.batchId))
    .where(
      and(
        eq(contribution.type, 'evidence'),
        // What a report filled in is a victim's, who got the report's own reward.
        eq(contribution.origin, 'agent'),
        eq(anchorBatch.state, 'verified'),
        'batchId' in of ? eq(anchorBatch.id, of.batchId) : eq(contribution.id, of.contributionId),
      ),
    )
    .orderBy(asc(contribution.createdAt), asc(contribution.id));
}
