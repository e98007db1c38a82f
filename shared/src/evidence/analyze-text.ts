import type { ScamType } from '../catalogue/scam-types.ts';
import { extractIndicators } from '../indicators/extract-indicators.ts';
import type { Indicator } from '../indicators/indicator-types.ts';
import { findTactics, type TacticHit } from '../texts/find-tactics.ts';
import { type Explanation, explainVerdict, inOrder, type WordingSpan } from './explain-verdict.ts';
import { findCounterfactual, MEDIUM_PROBABILITY, roughlyFirst } from './find-counterfactual.ts';
import { countWords, hasForeignPassage, signOfLanguage } from './language.ts';
import { attribute } from './model/attribute.ts';
import { type EmbedText, embedText } from './model/embed-text.ts';
import { extractTextFeatures, type TextFeatures } from './model/text-features.ts';
import { type ModelWeights, TextModel } from './model/text-model.ts';
import weights from './model/weights.json' with { type: 'json' };
import type { FullReading } from './model/worst-reading.ts';
import type { NotUnderstood } from './not-understood.ts';
import {
  DROPPED_REASON,
  EMBEDDING_REASON,
  LENGTH_REASON,
  PASSAGE_REASON,
  type Reason,
} from './reason-kinds.ts';

/** Fewer words than this say too little for a verdict. */
const MIN_WORDS = 4;
/** A text of which the model knows a smaller share of the words is in another language, or is no language. */
const MIN_KNOWN_SHARE = 0.4;
/** A short text of which the model knows at least so many of the words is English, whatever its letters look like. */
const ENGLISH_SHARE = 0.85;
/** Share of known words from which a text whose letters do not look English may be called low risk. */
const UNSURE_SHARE = 0.65;

const MODEL = new TextModel(weights as ModelWeights);

export interface TextVerdict {
  indicators: Indicator[];
  tactics: TacticHit[];
  /** Words that led to the verdict and belong to no tactic. */
  wording: WordingSpan[];
  /** 0–1; null: not enough text to say, or none that is understood. */
  scamProbability: number | null;
  /** Null when there is a verdict. */
  notUnderstood: NotUnderstood | null;
  /** 0–100: how far the verdict is from a coin toss. */
  confidencePercent: number;
  scamType: ScamType | null;
  /** Together with `basePoints` they sum up to the verdict: ten points are one unit of log-odds. */
  reasons: Reason[];
  /** The prior, before any word. */
  basePoints: number;
  wouldChange: string[];
  modelVersion: string;
}

/** Reads a text: indicators, tactics, and a verdict with its reasons; abstains on too little text, and on other languages. */
export async function analyzeText(text: string): Promise<TextVerdict> {
  const { findWouldChange, ...verdict } = await judgeText(text);
  return { ...verdict, wouldChange: await findWouldChange() };
}

/** A verdict without its counterfactual, which takes several times as long. */
export interface OpenVerdict extends Omit<TextVerdict, 'wouldChange'> {
  findWouldChange(): Promise<string[]>;
}

/** A verdict over words is never certain, so the scale is clamped. */
const MAX_CONFIDENCE = 99;

/** Reads a text as `analyzeText` does, but for what would change the verdict. */
export async function judgeText(text: string): Promise<OpenVerdict> {
  const shared = {
    indicators: extractIndicators(text),
    basePoints: Math.round(MODEL.base * 10),
    modelVersion: MODEL.version,
  };
  const embedding = rememberEmbedding(text);
  const read = await readText(text, embedding);
  if (read.notUnderstood) return { ...shared, tactics: findTactics(text), ...abstain(read.notUnderstood) };
  const { probability: scamProbability, reading } = read;
  // Honest texts use the same words, and there they are no tactics.
  const tactics = scamProbability < MEDIUM_PROBABILITY ? [] : findTactics(text);
  const { reasons, wording } = explain(text, reading, tactics);
  return {
    ...shared,
    wording,
    tactics,
    scamProbability,
    notUnderstood: null,
    confidencePercent: Math.min(MAX_CONFIDENCE, Math.round(Math.abs(scamProbability - 0.5) * 200)),
    scamType: scamProbability >= 0.5 ? likeliestType(featuresForType(read)) : null,
    reasons: reasons.map(({ text: name, points }) => ({ text: name, points })),
    findWouldChange: () =>
      findCounterfactual(
        text,
        scamProbability,
        reasons,
        roughlyFirst(
          scamProbability,
          (other) => readProbability(other, () => embedding(text)),
          readProbability,
        ),
      ),
  };
}

type ReadText =
  | { notUnderstood: NotUnderstood; probability: null }
  | { notUnderstood: null; probability: number; reading: FullReading; whole: TextFeatures };

/** How likely a text is a scam; null when nothing can be said. */
export const readProbability = async (text: string, embed: EmbedText = embedText): Promise<number | null> =>
  (await readText(text, embed)).probability;

/** How likely a text is a scam, or why nothing can be said. */
async function readText(text: string, embed: EmbedText): Promise<ReadText> {
  const notUnderstood = (reason: NotUnderstood): ReadText => ({ notUnderstood: reason, probability: null });
  const features = extractTextFeatures(text);
  // The language is checked first: a foreign text may look like anything.
  const sign = signOfLanguage(text);
  const vocabulary = loadVocabulary(features);
  if (sign === 'foreign' || (sign === 'short-foreign' && vocabulary.knownShare < ENGLISH_SHARE))
    return notUnderstood('language');
  if (vocabulary.words < MIN_WORDS || vocabulary.knownShare < MIN_KNOWN_SHARE)
    return notUnderstood('too-little');
  const reading = await MODEL.read(text, features, embed);
  const probability = 1 / (1 + Math.exp(-reading.score));
  // A high risk is always given; a low risk needs an understood text.
  if (probability < MEDIUM_PROBABILITY) {
    const isUnsure = sign !== 'english' && vocabulary.knownShare < UNSURE_SHARE;
    if (isUnsure || hasForeignPassage(text)) return notUnderstood('language');
    if (countWords(text) < MIN_WORDS) return notUnderstood('too-little');
  }
  return { notUnderstood: null, probability, reading, whole: features };
}

/** Embeds a text once; other texts each time. */
function rememberEmbedding(text: string): EmbedText {
  let known: Promise<Float32Array> | undefined;
  return (other) => {
    if (other !== text) return embedText(other);
    known ??= embedText(text);
    return known;
  };
}

const abstain = (notUnderstood: NotUnderstood) => ({
  notUnderstood,
  scamProbability: null,
  confidencePercent: 0,
  ...{ wording: [], reasons: [], scamType: null, findWouldChange: async () => [] },
});

const MARGIN_REASONS: Readonly<Record<FullReading['part'], string>> = {
  whole: LENGTH_REASON,
  passage: PASSAGE_REASON,
  'without-sentences': DROPPED_REASON,
};

/** The reasons of a reading, with what no words can be named for: what its length or the part that was read takes, and what its embedding adds. */
function explain(text: string, reading: FullReading, tactics: readonly TacticHit[]): Explanation {
  const { features, part } = reading;
  const explanation = explainVerdict(text, features.tokens, attribute(MODEL, features), tactics);
  const sums = [
    { text: MARGIN_REASONS[part], points: Math.round(-reading.margin * 10) },
    { text: EMBEDDING_REASON, points: Math.round(reading.byEmbedding * 10) },
  ].filter(({ points }) => points !== 0);
  return { ...explanation, reasons: [...explanation.reasons, ...sums].sort(inOrder) };
}

/** Up to so many tokens the whole text says what kind of scam it is; in a longer one the passage does, which may be all that is not harmless. */
const MAX_TYPE_TOKENS = 200;

const featuresForType = ({ reading, whole }: { reading: FullReading; whole: TextFeatures }): TextFeatures =>
  whole.tokens.length > MAX_TYPE_TOKENS ? reading.features : whole;

/** The scam type a text reads like, whether or not it is one. */
export function guessScamType(text: string): ScamType {
  return likeliestType(extractTextFeatures(text));
}

function likeliestType(features: TextFeatures): ScamType {
  return MODEL.rankTypes(features)[0]?.type ?? 'other';
}

/** How many words a text has, and how many of them the model knows. */
function loadVocabulary({ tokens }: TextFeatures): { words: number; knownShare: number } {
  const words = tokens.filter(({ term }) => /\p{L}{2,}/u.test(term) && !term.startsWith('<'));
  const known = words.filter(({ term }) => MODEL.knows(term)).length;
  return { words: words.length, knownShare: known / Math.max(1, words.length) };
}
