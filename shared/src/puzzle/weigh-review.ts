import type { Verdict } from './completion.ts';

/** How somebody's reviews compare with what others settled without them. */
export interface ReviewerRecord {
  /** Pieces that turned out right, and how many of them they confirmed. */
  right: number;
  rightConfirmed: number;
  /** Pieces that turned out wrong, and how many of them they confirmed. */
  wrong: number;
  wrongConfirmed: number;
}

/** Nothing is known of a reviewer yet. */
export const NO_RECORD: ReviewerRecord = { right: 0, rightConfirmed: 0, wrong: 0, wrongConfirmed: 0 };

/** What is believed of a reviewer before anything is known: shares of right and wrong pieces they confirm, and how many pieces that belief is worth. */
interface Belief {
  ofRight: number;
  ofWrong: number;
  worth: number;
}
/** Somebody vouched for them. */
const VOUCHED: Belief = { ofRight: 0.9, ofWrong: 0.11, worth: 8 };
const ANYBODY: Belief = { ofRight: 0.85, ofWrong: 0.4, worth: 4 };
/** Nobody is always right, however many pieces say so. */
const LEAST_SHARE = 0.02;

/** What a reviewer's word is worth: log-odds that a confirmation adds to a piece being right (0 or more), and a dispute (0 or less). */
export interface Word {
  confirm: number;
  dispute: number;
}

/**
 * What somebody's word is worth by their record: the likelihood ratios of a reviewer who confirms right and wrong pieces at different rates
 * (Dawid and Skene, 1979, with two classes), each rate a beta mean. Who confirms everything adds nothing by confirming.
 */
export function wordOf(record: ReviewerRecord, isVouched: boolean): Word {
  const belief = isVouched ? VOUCHED : ANYBODY;
  const ofRight = rate(record.rightConfirmed, record.right, belief.ofRight, belief.worth);
  const ofWrong = rate(record.wrongConfirmed, record.wrong, belief.ofWrong, belief.worth);
  return {
    confirm: Math.max(0, Math.log(ofRight / ofWrong)),
    dispute: Math.min(0, Math.log((1 - ofRight) / (1 - ofWrong))),
  };
}

function rate(times: number, of: number, believed: number, worth: number): number {
  const share = (times + believed * worth) / (of + worth);
  return Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, share));
}

/** How often a reviewer confirmed together with or for one person, and how often chance would have it, given what both did. */
export interface Tie {
  times: number;
  expected: number;
}

/**
 * Share of a confirmation that counts as independent, 0 to 1: those who confirm one author, or the same pieces as one other person, far more
 * often than chance would have it, add little. Chance is a Poisson count: one and a half deviations above it are nothing.
 */
export function independenceOf(ties: readonly Tie[]): number {
  const shares = ties.map(({ times, expected }) => {
    const usual = 1 + 1.5 * expected + 1.5 * Math.sqrt(expected);
    return 1 / (1 + Math.max(0, times - usual));
  });
  return Math.min(1, ...shares);
}

/** The weight of a review in log-odds. Only a confirmation is made less by ties: a dispute wins nobody anything. */
export function weighReview(verdict: Verdict, word: Word, ties: readonly Tie[]): number {
  return verdict === 'confirm' ? word.confirm * independenceOf(ties) : word.dispute;
}

/** Belief in somebody whose pieces nobody settled yet: seven of ten are right, worth two pieces. */
export const AUTHOR_BELIEF = { confirmed: 1.4, disputed: 0.6 };
/** No author's record alone settles a piece. */
export const AUTHOR_LIMITS = { least: 0.05, most: 0.9 };

/** Log-odds that a piece is right before anybody reviews it, by what became of its author's other pieces. */
export function priorOf({ confirmed, disputed }: { confirmed: number; disputed: number }): number {
  const all = confirmed + disputed + AUTHOR_BELIEF.confirmed + AUTHOR_BELIEF.disputed;
  const share = Math.min(
    AUTHOR_LIMITS.most,
    Math.max(AUTHOR_LIMITS.least, (confirmed + AUTHOR_BELIEF.confirmed) / all),
  );
  return Math.log(share / (1 - share));
}
