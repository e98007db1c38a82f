/** The normal quantile of a two-sided interval of 95 %. */
export const SCORE_Z = 1.96;

/**
 * The score of the leaderboard, 0 to 1: the lower end of the Wilson interval for the share of accepted pieces among those that are
 * decided. Few pieces make the interval wide, so one lucky piece scores less than ten good ones, and many refused ones score least.
 * Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22 (1927), 209–212.
 */
export function accuracyScore(accepted: number, disputed: number): number {
  const decided = accepted + disputed;
  // Without an accepted piece the interval begins at nought, which the formula would miss by its rounding.
  if (accepted === 0) return 0;
  const share = accepted / decided;
  const z2 = SCORE_Z * SCORE_Z;
  const centre = share + z2 / (2 * decided);
  const margin = SCORE_Z * Math.sqrt((share * (1 - share) + z2 / (4 * decided)) / decided);
  return (centre - margin) / (1 + z2 / decided);
}
