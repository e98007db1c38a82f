import { LAYER_COUNT } from '../catalogue/anatomy.ts';

export const LAYER_STATUSES = ['complete', 'partial', 'missing'] as const;
export type LayerStatus = (typeof LAYER_STATUSES)[number];

/** Distinct reviewers whose confirmation makes a piece confirmed; one analyst suffices. */
export const CONFIRMATIONS_NEEDED = 2;

export const VERDICTS = ['confirm', 'dispute'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface ReviewFact {
  reviewerId: string;
  verdict: Verdict;
  /** Whether the reviewer may decide alone (analyst, admin). */
  decidesAlone: boolean;
}
/** A withdrawn piece carries no layer and is not reviewed any more. */
export const CONTRIBUTION_STATUSES = ['pending', 'confirmed', 'disputed', 'withdrawn'] as const;
export type ContributionStatus = (typeof CONTRIBUTION_STATUSES)[number];

/**
 * Status of a contribution by its reviews: the last lone decider settles it, else two agreeing reviewers; until then it
 * is pending.
 */
export function contributionStatus(reviews: readonly ReviewFact[]): ContributionStatus {
  const latestByReviewer = new Map(reviews.map((review) => [review.reviewerId, review]));
  const latest = [...latestByReviewer.values()];
  const decisive = latest.filter((review) => review.decidesAlone).at(-1);
  if (decisive) return decisive.verdict === 'confirm' ? 'confirmed' : 'disputed';
  const count = (verdict: Verdict) => latest.filter((review) => review.verdict === verdict).length;
  if (count('confirm') >= CONFIRMATIONS_NEEDED && count('confirm') > count('dispute')) return 'confirmed';
  if (count('dispute') >= CONFIRMATIONS_NEEDED && count('dispute') >= count('confirm')) return 'disputed';
  return 'pending';
}

/** A layer is complete with a confirmed piece, partial with one open for review, else missing. */
export function layerStatus(pieces: readonly ContributionStatus[]): LayerStatus {
  if (pieces.includes('confirmed')) return 'complete';
  return pieces.includes('pending') ? 'partial' : 'missing';
}

/** Completion in percent, 0–100: (complete + 0.5 × partial) / 14 (specification, section 4). */
export function completionRate(statuses: readonly LayerStatus[]): number {
  const weight = { complete: 1, partial: 0.5, missing: 0 };
  const sum = statuses.reduce((total, status) => total + weight[status], 0);
  return (sum / LAYER_COUNT) * 100;
}
