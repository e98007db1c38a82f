import {
  type ContributionStatus,
  contributionStatus,
  type ReviewFact,
} from '@fap/shared/puzzle/completion.ts';

/** A rule that says what a piece is by its reviews. */
export interface Rule {
  name: string;
  statusOf(reviews: readonly ReviewFact[], prior: number): ContributionStatus;
}

const count = (reviews: readonly ReviewFact[], verdict: ReviewFact['verdict']): number =>
  reviews.filter((review) => review.verdict === verdict).length;

/** Two agreeing people, whoever they are. */
const MAJORITY: Rule = {
  name: 'plain majority of two',
  statusOf(reviews) {
    const [confirmed, disputed] = [count(reviews, 'confirm'), count(reviews, 'dispute')];
    if (confirmed >= 2 && confirmed > disputed) return 'confirmed';
    return disputed >= 2 && disputed >= confirmed ? 'disputed' : 'pending';
  },
};

/** Two agreeing people of whom one is trusted: the rule before the measure. */
const TRUST: Rule = {
  name: 'two, one of them trusted (the rule before)',
  statusOf(reviews) {
    const isTrusted = (verdict: ReviewFact['verdict']) =>
      reviews.some((review) => review.verdict === verdict && review.standing === 'trusted');
    const [confirmed, disputed] = [count(reviews, 'confirm'), count(reviews, 'dispute')];
    if (confirmed >= 2 && isTrusted('confirm') && confirmed > disputed) return 'confirmed';
    return disputed >= 2 && isTrusted('dispute') && disputed >= confirmed ? 'disputed' : 'pending';
  },
};

/** The product's own rule, in its own code. */
const STANDING: Rule = { name: 'measured words (the rule that stands)', statusOf: contributionStatus };

export const RULES: readonly Rule[] = [MAJORITY, TRUST, STANDING];
