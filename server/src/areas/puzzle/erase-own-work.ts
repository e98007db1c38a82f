import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { contribution, contributionReview, layerClaim, reviewAnswer } from '../../db/schema/puzzle.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { transact } from '../../platform/write/transact.ts';
import { releaseClaim } from './release-claim.ts';
import { retractPieces } from './retract-pieces.ts';

const GONE = 'The person who wrote this piece deleted it.';

/** Gives all layers back that the acting account says it is working on. */
export async function releaseOwnClaims(ctx: Ctx): Promise<void> {
  const claims = await ctx.db
    .select({ clusterId: layerClaim.clusterId, layer: layerClaim.layer })
    .from(layerClaim)
    .where(and(eq(layerClaim.holderId, actingAccount(ctx)), isNull(layerClaim.endedAt)));
  for (const claim of claims) await releaseClaim(ctx, claim);
}

/** Withdraws all pieces the acting account wrote, with their words, and the words of its reviews and answers; the verdicts stay. Repeatable. */
export async function eraseOwnPieces(ctx: Ctx): Promise<void> {
  const authorId = actingAccount(ctx);
  const clusters = await ctx.db
    .selectDistinct({ clusterId: contribution.clusterId })
    .from(contribution)
    .where(
      and(
        eq(contribution.authorId, authorId),
        ne(contribution.origin, 'report'),
        ne(contribution.status, 'withdrawn'),
      ),
    )
    .orderBy(asc(contribution.clusterId));
  for (const { clusterId } of clusters)
    await transact(ctx, 'puzzle.contribute', (tx) =>
      retractPieces(tx, { clusterId, authorId, content: GONE, written: 'by-hand' }),
    );
  await transact(
    ctx,
    'puzzle.review',
    async (tx) => {
      await tx.db
        .update(contributionReview)
        .set({ note: '' })
        .where(eq(contributionReview.reviewerId, authorId));
      await tx.db.delete(reviewAnswer).where(eq(reviewAnswer.authorId, authorId));
    },
    { housekeeping: 'part of an erasure, which is on record' },
  );
}
