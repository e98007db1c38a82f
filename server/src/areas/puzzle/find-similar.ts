import { shingleHashes, shingleSimilarity } from '@fap/shared/evidence/fingerprint.ts';
import { NEAR_DUPLICATE_RATIO } from '@fap/shared/puzzle/constants.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { eq } from 'drizzle-orm';
import { contribution } from '../../db/schema/puzzle.ts';
import type { Ctx } from '../../platform/context.ts';
import { getCluster } from '../clusters/index.ts';
import { presentContributions } from './queries.ts';

const MAX_SHOWN = 3;

/** Pieces of a cluster that say nearly the same as a text, most alike first. */
export async function findSimilarPieces(
  ctx: Ctx,
  clusterId: string,
  content: string,
): Promise<{ contribution: Contribution; ratio: number }[]> {
  await getCluster(ctx, clusterId);
  const wanted = shingleHashes(content);
  const rows = await ctx.db.select().from(contribution).where(eq(contribution.clusterId, clusterId));
  const alike = rows
    .map((row) => ({ row, ratio: shingleSimilarity(wanted, shingleHashes(row.content)) }))
    .filter(({ ratio }) => ratio >= NEAR_DUPLICATE_RATIO)
    .sort((a, b) => b.ratio - a.ratio)
    .slice(0, MAX_SHOWN);
  const shown = await presentContributions(
    ctx,
    alike.map(({ row }) => row),
  );
  return alike.flatMap(({ ratio }, index) => {
    const piece = shown[index];
    return piece ? [{ contribution: piece, ratio }] : [];
  });
}
