import type { SimilarityResult } from '@fap/shared/clusters/similarity-contract.ts';

/** What to do about the best match. */
export function recommend(
  best: SimilarityResult['matches'][number] | null,
): SimilarityResult['recommendation'] {
  if (!best)
    return {
      action: 'create',
      message: 'No known cluster is like this. Create a new cluster, so that the next person is warned.',
    };
  if (best.joinsByItself)
    return {
      action: 'join',
      message: `This names the same party as ${best.cluster.name}. Join it: your evidence makes that case stronger.`,
    };
  return {
    action: 'review',
    message: `This reads like ${best.cluster.name}, but nothing that belongs to one party alone is shared. Compare it before you join.`,
  };
}
