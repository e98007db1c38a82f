import { LAYER_COUNT } from '../catalogue/anatomy.ts';
import type { Standing } from './standing.ts';

export const LAYER_STATUSES = ['complete', 'partial', 'missing'] as const;
export type LayerStatus = (typeof LAYER_STATUSES)[number];

/** Distinct people whose confirmation makes a piece confirmed, one of them trusted; one analyst suffices. */
export const CONFIRMATIONS_NEEDED = 2;

export const VERDICTS = ['confirm', 'dispute'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface ReviewFact {
  reviewerId: string;
  verdict: Verdict;
  /** Whether the reviewer may decide alone (analyst, admin). */
  decidesAlone: boolean;
  /** What the reviewer's word was worth when they gave it. */
  standing: Standing;
}
/** A withdrawn piece carries no layer and is not reviewed any more. */
export const CONTRIBUTION_STATUSES = ['pending', 'confirmed', 'disputed', 'withdrawn'] as const;
export type ContributionStatus = (typeof CONTRIBUTION_STATUSES)[number];

/**
 * Status of a contribution by its reviews: the last lone decider settles it, else two agreeing people of whom one is trusted;
 * until then it is pending. Reviews of new accounts count for nothing.
 */
export function contributionStatus(reviews: readonly ReviewFact[]): ContributionStatus {
  const latestByReviewer = new Map(reviews.map((review) => [review.reviewerId, review]));
  const latest = [...latestByReviewer.values()];
  const decisive = latest.filter((review) => review.decidesAlone).at(-1);
  if (decisive) return decisive.verdict === 'confirm' ? 'confirmed' : 'disputed';
  const counted = latest.filter(({ standing }) => standing !== 'new');
  const count = (verdict: Verdict) => counted.filter((review) => review.verdict === verdict).length;
  const settles = (verdict: Verdict) =>
    count(verdict) >= CONFIRMATIONS_NEEDED &&
    counted.some((review) => review.verdict === verdict && review.standing === 'trusted');
  if (settles('confirm') && count('confirm') > count('dispute')) return 'confirmed';
  if (settles('dispute') && count('dispute') >= count('confirm')) return 'disputed';
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
