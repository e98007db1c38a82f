import { countFeatures, type TextFeatures } from './text-features.ts';
import type { Token } from './tokenize.ts';

/**
 * A longer text is also read in passages of so many tokens, each beginning in the middle of the one before. This and the margins were chosen on sources
 * left out, by what is found of demands hidden in letters and what that costs (table in `server/training/README.md`).
 */
const PASSAGE_TOKENS = 30;
const PASSAGES_FROM = 45;
/** Harmless words around a passage speak against a scam: so many units of log-odds before calibration. */
const PASSAGE_MARGIN = 0.7;
/** A part below this score, margin taken off, is harmless itself: then the whole text is what there is to explain. */
const PART_SPEAKS_FROM = -0.5;
const LONG_TOKENS = 120;
/**
 * Units of log-odds before calibration taken for each e-fold of length above `LONG_TOKENS`. Words of a formal letter each
 * lean a hair towards a scam, and the leanings add up with its length; among more passages the worst one is worse by chance.
 */
const LENGTH_MARGIN = 0.2;

/** A shorter text is also read without the sentences that speak most for its harmlessness, which anybody can add to a demand: so many at most. */
const DROPPED_SENTENCES = 3;
/** What leaving out one of them costs, chosen like the margin of passages. */
const DROP_MARGIN = 0.15;
/** Longer texts are read in passages alone. */
const DROPS_UP_TO = { tokens: 150, sentences: 14 };
/** Fewer tokens than this are not read. */
const LEAST_LEFT = 4;

/** A reading of a text or of a part of it. */
export interface Reading {
  /** Of the part that was read. */
  features: TextFeatures;
  /** Log-odds of a scam before calibration, the margin taken off. */
  score: number;
  /** What was taken off because the text is long, or is only read in part; 0 or more. */
  margin: number;
  /** What was read: all of it, a passage, or all but its most harmless sentences. */
  part: 'whole' | 'passage' | 'without-sentences';
}

/** A reading by words and by the embedding of what was read. */
export interface FullReading extends Reading {
  /** What of the score the embedding adds. */
  byEmbedding: number;
}

/** Scores of words, and of the embedding of a text. */
export interface Scores {
  ofWords(features: TextFeatures): number;
  ofEmbedding(text: string): Promise<number>;
}

/**
 * Reads a text as a whole, passage by passage when it is long, and without its most harmless sentences when it is short, and takes the highest score: a
 * demand hidden in a harmless letter, or beside a harmless line, would be lost in the sum of all words. The words choose the part, and it is embedded only when
 * they say more than those of the whole, because embedding takes long.
 */
export async function readWorst(text: string, features: TextFeatures, scores: Scores): Promise<FullReading> {
  const wholeWords = readWhole(features, scores);
  const part = worstPart(features, wholeWords, scores);
  const whole = await withEmbedding(text, wholeWords, scores);
  if (part === wholeWords) return whole;
  const read = await withEmbedding(textOf(text, part.features.tokens), part, scores);
  return read.score > whole.score ? read : whole;
}

async function withEmbedding(text: string, reading: Reading, scores: Scores): Promise<FullReading> {
  const byEmbedding = await scores.ofEmbedding(text);
  return { ...reading, byEmbedding, score: reading.score + byEmbedding };
}

/** The words of a text from which tokens were read, its sentences on lines of their own. */
function textOf(text: string, tokens: readonly Token[]): string {
  return sentencesOf(tokens)
    .map((sentence) => text.slice(sentence[0]?.start, sentence.at(-1)?.end))
    .join('\n');
}

function readWhole(features: TextFeatures, { ofWords }: Pick<Scores, 'ofWords'>): Reading {
  const margin = LENGTH_MARGIN * Math.log(Math.max(1, features.tokens.length / LONG_TOKENS));
  return { features, score: ofWords(features) - margin, margin, part: 'whole' };
}

/** The reading with the highest score of words, which may be that of the whole. */
function worstPart(features: TextFeatures, whole: Reading, scores: Pick<Scores, 'ofWords'>): Reading {
  const { margin } = whole;
  const passages = passagesOf(features).map((passage) => ({
    ...{ features: passage, score: scores.ofWords(passage) - margin - PASSAGE_MARGIN },
    ...{ margin: margin + PASSAGE_MARGIN, part: 'passage' as const },
  }));
  const rests = dropSentences(features, whole.score + margin, scores).map((rest, index) => {
    const cost = margin + DROP_MARGIN * (index + 1);
    return {
      ...{ features: rest.features, score: rest.score - cost },
      ...{ margin: cost, part: 'without-sentences' as const },
    };
  });
  return [...passages, ...rests].reduce<Reading>(
    (worst, part) => (part.score > worst.score && part.score > PART_SPEAKS_FROM ? part : worst),
    whole,
  );
}

function passagesOf({ tokens }: TextFeatures): TextFeatures[] {
  if (tokens.length <= PASSAGES_FROM) return [];
  const step = PASSAGE_TOKENS / 2;
  const count = Math.ceil((tokens.length - step) / step);
  return Array.from({ length: count }, (_, index) =>
    countFeatures(tokens.slice(index * step, index * step + PASSAGE_TOKENS)),
  );
}

/** What is left, with its score, after one more sentence is dropped each time: the one whose absence raises the score most, as long as one does. */
function dropSentences(
  { tokens }: TextFeatures,
  wholeScore: number,
  { ofWords }: Pick<Scores, 'ofWords'>,
): { features: TextFeatures; score: number }[] {
  let left = sentencesOf(tokens);
  if (tokens.length > DROPS_UP_TO.tokens || left.length > DROPS_UP_TO.sentences) return [];
  const dropped: { features: TextFeatures; score: number }[] = [];
  let score = wholeScore;
  while (dropped.length < DROPPED_SENTENCES) {
    const without = left.flatMap((sentence) => {
      const others = left.filter((other) => other !== sentence);
      const rest = others.flat();
      if (rest.length < LEAST_LEFT) return [];
      const features = countFeatures(rest);
      return [{ others, features, score: ofWords(features) }];
    });
    const worst = without.toSorted((a, b) => b.score - a.score)[0];
    if (!worst || worst.score <= score) break;
    left = worst.others;
    score = worst.score;
    dropped.push({ features: worst.features, score });
  }
  return dropped;
}

function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [];
  for (const token of tokens) {
    const last = sentences.at(-1);
    if (last && !token.opens) last.push(token);
    else sentences.push([token]);
  }
  return sentences;
}
