import { LAYER_COUNT } from '../catalogue/anatomy.ts';
import type { Standing } from './standing.ts';

export const LAYER_STATUSES = ['complete', 'partial', 'missing'] as const;
export type LayerStatus = (typeof LAYER_STATUSES)[number];

/** Log-odds from which a piece is confirmed, and down to which it is disputed: chosen by simulated crowds (docs/benchmarks.md). */
export const CONFIRMED_FROM = 2.8;
export const DISPUTED_FROM = -2;

/**
 * A piece that so many people, two of them trusted, could not settle is disputed: it would take everybody's time. An analyst may still
 * confirm it.
 */
export const DISPUTED_AFTER = 12;
/** Distinct people without whose confirmation no piece is confirmed, one of them trusted; one analyst suffices. */
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
  /** What it adds to the log-odds that the piece is right, measured when they gave it. */
  weight: number;
}
/** A withdrawn piece carries no layer and is not reviewed any more. */
export const CONTRIBUTION_STATUSES = ['pending', 'confirmed', 'disputed', 'withdrawn'] as const;
export type ContributionStatus = (typeof CONTRIBUTION_STATUSES)[number];

/**
 * Status of a contribution by its reviews: the last lone decider settles it, else two agreeing people of whom one is trusted, when what all
 * said, each by their measured weight, makes it likely enough; until then it is pending, and disputed after a dozen. Reviews of new accounts count for nothing.
 * `prior` are the log-odds by its author's record.
 */
export function contributionStatus(reviews: readonly ReviewFact[], prior: number): ContributionStatus {
  const latestByReviewer = new Map(reviews.map((review) => [review.reviewerId, review]));
  const latest = [...latestByReviewer.values()];
  const decisive = latest.filter((review) => review.decidesAlone).at(-1);
  if (decisive) return decisive.verdict === 'confirm' ? 'confirmed' : 'disputed';
  const counted = latest.filter(({ standing }) => standing !== 'new');
  const areMany = (verdict: Verdict) => {
    const agreeing = counted.filter((review) => review.verdict === verdict);
    return agreeing.length >= CONFIRMATIONS_NEEDED && agreeing.some(({ standing }) => standing === 'trusted');
  };
  const logOdds = counted.reduce((sum, { weight }) => sum + weight, prior);
  if (areMany('confirm') && logOdds >= CONFIRMED_FROM) return 'confirmed';
  if (areMany('dispute') && logOdds <= DISPUTED_FROM) return 'disputed';
  const trusted = counted.filter(({ standing }) => standing === 'trusted').length;
  if (counted.length >= DISPUTED_AFTER && trusted >= CONFIRMATIONS_NEEDED) return 'disputed';
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
