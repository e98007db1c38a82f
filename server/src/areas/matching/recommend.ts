import { t } from '@fap/shared/kernel/words.ts';
import type { SimilarityResult } from '@fap/shared/matching/contract.ts';

/** The recommended action for the best match. */
export function recommend(
  best: SimilarityResult['matches'][number] | null,
): SimilarityResult['recommendation'] {
  if (!best)
    return {
      action: 'create',
      message: t`No known cluster is like this. Create a new cluster, so that later reports can be matched with it.`,
    };
  if (best.joinsByItself)
    return {
      action: 'join',
      message: t`This names the same party as ${best.cluster.name}. Join it: your evidence becomes part of that case.`,
    };
  return {
    action: 'review',
    message: t`This reads like ${best.cluster.name}, but they share nothing that only one party is known to use. Compare it before you join.`,
  };
}
