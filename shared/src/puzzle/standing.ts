/**
 * What somebody's review is worth: `new` counts for nothing, `known` counts as a person, `trusted` can settle a piece
 * together with others.
 */
export const STANDINGS = ['new', 'known', 'trusted'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Pieces that trusted people confirmed, after which their author is trusted too. */
export const TRUSTED_AFTER_PIECES = 5;
/** In as many clusters at least, and confirmed by as many trusted people: nobody lifts others alone. */
export const TRUSTED_AFTER_CLUSTERS = 2;
export const TRUSTED_AFTER_JUDGES = 2;

export interface StandingFacts {
  /** Somebody vouched for the account: an invitation, the operator. */
  isVouched: boolean;
  /** The e-mail address is confirmed, or the account is two weeks old. */
  isKnown: boolean;
  /** Of its pieces, those that trusted people confirmed. */
  pieces: number;
  clusters: number;
  judges: number;
}

/** The standing of an account (rule PZ21). */
export function standingOf({ isVouched, isKnown, pieces, clusters, judges }: StandingFacts): Standing {
  if (isVouched) return 'trusted';
  if (!isKnown) return 'new';
  const hasProven =
    pieces >= TRUSTED_AFTER_PIECES && clusters >= TRUSTED_AFTER_CLUSTERS && judges >= TRUSTED_AFTER_JUDGES;
  return hasProven ? 'trusted' : 'known';
}
