/** Limits of the shown score: a model is never certain, so 0 and 100 are never given. */
const [LEAST, MOST] = [1, 99];

/** How risky a text reads, of 100, from the probability a model gives it. */
export const riskScoreOf = (probability: number): number =>
  Math.min(MOST, Math.max(LEAST, Math.round(probability * 100)));
