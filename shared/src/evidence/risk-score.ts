/** What a model says is never certain: neither the whole scale nor nothing of it is told. */
const [LEAST, MOST] = [1, 99];

/** How risky a text reads, of 100, from the probability a model gives it. */
export const riskScoreOf = (probability: number): number =>
  Math.min(MOST, Math.max(LEAST, Math.round(probability * 100)));
