/** Limits of the shown score: a model is never certain, so 0 and 100 are never given. */
const [MIN_SCORE, MAX_SCORE] = [1, 99];

/** The risk score of a text (1 to 99) from the model's probability. */
export const riskScoreOf = (probability: number): number =>
  Math.min(MAX_SCORE, Math.max(MIN_SCORE, Math.round(probability * 100)));
