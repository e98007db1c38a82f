import { countFeatures, type TextFeatures } from './text-features.ts';

/**
 * A longer text is also read in passages of so many tokens, each beginning in the middle of the one before. This and the margins were chosen on sources
 * left out, by what is found of demands hidden in letters and what that costs (table in `server/training/README.md`).
 */
const PASSAGE_TOKENS = 30;
const PASSAGES_FROM = 45;
/** Harmless words around a passage speak against a scam: so many units of log-odds before calibration. */
const PASSAGE_MARGIN = 0.7;
/** A passage below this score, margin taken off, is harmless itself: then the whole text is what there is to explain. */
const PASSAGE_SPEAKS_FROM = -0.5;
const LONG_TOKENS = 120;
/**
 * Units of log-odds before calibration taken for each e-fold of length above `LONG_TOKENS`. Words of a formal letter each
 * lean a hair towards a scam, and the leanings add up with its length; among more passages the worst one is worse by chance.
 */
const LENGTH_MARGIN = 0.2;

/** The reading of a text with the highest scam score. */
export interface Reading {
  features: TextFeatures;
  /** Log-odds of a scam before calibration, the margin taken off. */
  score: number;
  /** What was taken off because the text is long, or is only read in part; 0 or more. */
  margin: number;
  /** Whether a passage scored higher than the whole text. */
  isPassage: boolean;
}

/**
 * Scores a text as a whole and, when it is long, passage by passage, and takes the highest score: a demand hidden in a
 * harmless letter would be lost in the sum of all words.
 */
export function worstReading(whole: TextFeatures, scoreOf: (features: TextFeatures) => number): Reading {
  const margin = LENGTH_MARGIN * Math.log(Math.max(1, whole.tokens.length / LONG_TOKENS));
  let worst: Reading = { features: whole, score: scoreOf(whole) - margin, margin, isPassage: false };
  for (const features of passagesOf(whole)) {
    const passageMargin = margin + PASSAGE_MARGIN;
    const score = scoreOf(features) - passageMargin;
    if (score > worst.score && score > PASSAGE_SPEAKS_FROM)
      worst = { features, score, margin: passageMargin, isPassage: true };
  }
  return worst;
}

function passagesOf({ tokens }: TextFeatures): TextFeatures[] {
  if (tokens.length <= PASSAGES_FROM) return [];
  const step = PASSAGE_TOKENS / 2;
  const count = Math.ceil((tokens.length - step) / step);
  return Array.from({ length: count }, (_, index) =>
    countFeatures(tokens.slice(index * step, index * step + PASSAGE_TOKENS)),
  );
}
