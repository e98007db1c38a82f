import { NEAR_DUPLICATE_RATIO } from '@fap/shared/puzzle/constants.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { shingleHashes, shingleSimilarity } from '@fap/shared/texts/shingles.ts';
import { desc, eq } from 'drizzle-orm';
import { contribution } from '../../db/schema/puzzle.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getCluster } from '../clusters/index.ts';
import { presentContributions } from './queries.ts';

const MAX_SHOWN = 3;
/** Newest pieces compared at most. */
const MAX_COMPARED = 500;
const CACHE_SIZE = 20_000;

/** Shingles by piece: a piece's text never changes, and cutting it up is the slow part. */
const shinglesById = new Map<string, ReadonlySet<number>>();

function shinglesOf({ id, content }: { id: string; content: string }): ReadonlySet<number> {
  const known = shinglesById.get(id);
  if (known) return known;
  if (shinglesById.size >= CACHE_SIZE) shinglesById.clear();
  const shingles = shingleHashes(content);
  shinglesById.set(id, shingles);
  return shingles;
}

/** Pieces of a cluster that say nearly the same as a text, most alike first. */
export async function findSimilarPieces(
  ctx: Ctx,
  clusterId: string,
  content: string,
): Promise<{ contribution: Contribution; ratio: number }[]> {
  await getCluster(ctx, clusterId);
  const wanted = shingleHashes(content);
  const rows = await ctx.db
    .select()
    .from(contribution)
    .where(eq(contribution.clusterId, clusterId))
    .orderBy(desc(contribution.createdAt))
    .limit(MAX_COMPARED);
  const alike = rows
    .map((row) => ({ row, ratio: shingleSimilarity(wanted, shinglesOf(row)) }))
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
