import { NEAR_DUPLICATE_RATIO } from '@fap/shared/puzzle/constants.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { shingleHashes, shingleSimilarity } from '@fap/shared/texts/shingles.ts';
import { and, desc, eq, ne } from 'drizzle-orm';
import { contribution } from '../../db/schema/puzzle.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getCluster } from '../clusters/index.ts';
import { presentContributions } from './queries.ts';

const MAX_SHOWN = 3;
/** Newest pieces compared at most. */
const MAX_COMPARED = 500;
const CACHE_SIZE = 20_000;

/** Shingles by the piece's hash, which changes with its words: cutting them up is the slow part. */
const shinglesByHash = new Map<string, ReadonlySet<number>>();

function shinglesOf({ hash, content }: { hash: string; content: string }): ReadonlySet<number> {
  const known = shinglesByHash.get(hash);
  if (known) return known;
  if (shinglesByHash.size >= CACHE_SIZE) shinglesByHash.clear();
  const shingles = shingleHashes(content);
  shinglesByHash.set(hash, shingles);
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
    .where(
      and(
        eq(contribution.clusterId, clusterId),
        eq(contribution.moderation, 'shown'),
        ne(contribution.status, 'withdrawn'),
      ),
    )
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
