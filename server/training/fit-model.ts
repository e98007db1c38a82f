import { SCAM_TYPES, type ScamType } from '@fap/shared/catalogue/scam-types.ts';
import { EMBEDDING_SIZE, embedText } from '@fap/shared/evidence/model/embed-text.ts';
import type { TextFeatures } from '@fap/shared/evidence/model/text-features.ts';
import { readWorst } from '@fap/shared/evidence/model/worst-reading.ts';
import { isOwn } from './labelled-text.ts';
import {
  classProbabilities,
  type LinearModel,
  type SparseRow,
  trainLogistic,
} from './logistic-regression.ts';
import { makeSourceRows, type SourceShares } from './source-rows.ts';
import { chooseVocabulary, type FeaturedText, toRow, type Vocabulary } from './vectorize.ts';

/** Strength of the penalties, chosen by leave-one-source-out validation. */
const SCAM_L2 = 1e-4;
const TYPE_L2 = 3e-5;
const EMBEDDING_L2 = 1e-3;
const MIN_L2 = 1e-9;
const WORD_SHARES: SourceShares = { own: 0.5, copy: 0.5 };
const EMBEDDING_SHARES: SourceShares = { own: 0.25, copy: 0.3 };
/** Length of the embeddings' rows: with one the weights would be so large that the penalty would not fit. */
const EMBEDDING_SCALE = 10;
/** What of the embeddings' log-odds is added to that of the words, which they say again for the most part. */
const EMBEDDING_SHARE = 0.25;

/** A fitted model: weights by feature. */
export interface FittedModel {
  vocabulary: Vocabulary;
  linear: LinearModel;
}

/** The model of scams: what words say, and what the embedding of the whole text adds. */
export interface ScamModel extends FittedModel {
  embedding: { weights: Float64Array; bias: number };
}

/** Slope and offset of the calibration line over log-odds. */
export interface Calibration {
  slope: number;
  offset: number;
}

/** Fits the model that separates scams from honest texts. */
export function fitScam(texts: readonly FeaturedText[]): ScamModel {
  return { ...fitWords(texts), embedding: fitEmbedding(texts) };
}

function fitWords(texts: readonly FeaturedText[]): FittedModel {
  const vocabulary = chooseVocabulary(texts);
  const shared = texts.map(({ features }) => toRow(features, vocabulary));
  const rows = makeSourceRows(texts, shared, vocabulary.ids.size, WORD_SHARES);
  const labels = texts.map(({ isScam }) => (isScam ? 1 : 0));
  const weights = balance(rows.weights, labels);
  const linear = trainLogistic({ ...rows, weights, labels, classes: 2 }, SCAM_L2);
  return centreOnOwn({ vocabulary, linear }, texts);
}

/** Fits the embeddings on their own: beside the words they would learn what a source's texts are about, whatever the penalty. */
function fitEmbedding(texts: readonly FeaturedText[]): ScamModel['embedding'] {
  const centre = new Float64Array(EMBEDDING_SIZE);
  for (const { embedding } of texts)
    for (const [at, value] of embedding.entries()) centre[at] = (centre[at] ?? 0) + value / texts.length;
  const ids = Int32Array.from(centre.keys());
  const shared = texts.map(({ embedding }) => ({
    ids,
    values: Float64Array.from(embedding, (value, at) => (value - (centre[at] ?? 0)) * EMBEDDING_SCALE),
  }));
  const rows = makeSourceRows(texts, shared, EMBEDDING_SIZE, EMBEDDING_SHARES);
  const labels = texts.map(({ isScam }) => (isScam ? 1 : 0));
  const fitted = trainLogistic(
    { ...rows, weights: balance(rows.weights, labels), labels, classes: 2 },
    EMBEDDING_L2,
  );
  const [honest, guilty] = fitted.weights;
  const weights = Float64Array.from(
    centre,
    (_, at) => ((guilty?.[at] ?? 0) - (honest?.[at] ?? 0)) * EMBEDDING_SCALE * EMBEDDING_SHARE,
  );
  const middle = middleOf(
    texts
      .filter(isOwn)
      .map(({ isScam, embedding }) => ({ isScam, score: embeddingLogOdds({ weights, bias: 0 }, embedding) })),
  );
  return { weights, bias: -middle };
}

/** What the embedding of a text adds to the log-odds of a scam before calibration. */
export function embeddingLogOdds({ weights, bias }: ScamModel['embedding'], embedding: Float32Array): number {
  return weights.reduce((sum, weight, at) => sum + weight * (embedding[at] ?? 0), bias);
}

/**
 * Moves the zero of the log-odds to the middle between our own scams and our own honest texts. The fitted bias depends on how many sources of scams there
 * are beside those of honest texts, so that leaving out one which has scams alone would tell the model that it had; our own texts are the same in every
 * fold and never judged.
 */
function centreOnOwn(model: FittedModel, texts: readonly FeaturedText[]): FittedModel {
  const own = texts.filter(isOwn);
  const middle = middleOf(
    own.map((text) => ({ isScam: text.isScam, score: wholeLogOdds(model, text.features) })),
  );
  const { weights, biases } = model.linear;
  return {
    ...model,
    linear: { weights, biases: biases.map((bias, label) => bias + (label - 0.5) * -middle) },
  };
}

/** The middle between the mean scores of scams and of honest texts; throws without texts of both, because then there is no middle. */
export function middleOf(scored: readonly { isScam: boolean; score: number }[]): number {
  const meanOf = (isScam: boolean) => {
    const scores = scored.filter((one) => one.isScam === isScam).map(({ score }) => score);
    if (scores.length === 0) throw new Error('texts of our own are needed, scams and honest ones');
    return scores.reduce((sum, score) => sum + score, 0) / scores.length;
  };
  return (meanOf(true) + meanOf(false)) / 2;
}

/** Gives scams and honest texts the same total weight: which of them more was collected of says nothing. */
function balance(weights: readonly number[], labels: readonly number[]): number[] {
  const totals = [0, 1].map((label) =>
    weights.reduce((sum, weight, index) => (labels[index] === label ? sum + weight : sum), 0),
  );
  const mean = ((totals[0] ?? 0) + (totals[1] ?? 0)) / 2;
  return weights.map((weight, index) => (weight * mean) / (totals[labels[index] ?? 0] || 1));
}

/** Fits the model of scam types; each type has the same total weight. */
export function fitTypes(texts: readonly FeaturedText[]): FittedModel {
  const vocabulary = chooseVocabulary(texts);
  const typed = texts.flatMap((text) => (text.type === null ? [] : [{ text, type: text.type }]));
  const sizes = new Map<ScamType, number>();
  for (const { type } of typed) sizes.set(type, (sizes.get(type) ?? 0) + 1);
  const rows = makeSourceRows(
    typed.map(({ text }) => text),
    typed.map(({ text }) => toRow(text.features, vocabulary)),
    vocabulary.ids.size,
    WORD_SHARES,
  );
  const weights = rows.weights.map((weight, index) => {
    const type = typed[index]?.type ?? 'other';
    return (weight * typed.length) / (sizes.get(type) ?? 1);
  });
  const labels = typed.map(({ type }) => SCAM_TYPES.indexOf(type));
  return {
    vocabulary,
    linear: trainLogistic({ ...rows, weights, labels, classes: SCAM_TYPES.length }, TYPE_L2),
  };
}

/** Log-odds of a scam before calibration, as the product reads a text: of its worst part. */
export async function rawLogOdds(model: ScamModel, whole: FeaturedText): Promise<number> {
  const { score } = await readWorst(whole.text, whole.features, {
    ofWords: (part) => wholeLogOdds(model, part),
    ofEmbedding: async (text) =>
      embeddingLogOdds(model.embedding, text === whole.text ? whole.embedding : await embedText(text)),
  });
  return score;
}

/** Log-odds of a scam before calibration, by all words of a text together. */
export function wholeLogOdds({ linear, vocabulary }: FittedModel, features: TextFeatures): number {
  const { ids, values } = toRow(features, vocabulary);
  const [honest, guilty] = linear.weights;
  let sum = (linear.biases[1] ?? 0) - (linear.biases[0] ?? 0);
  for (const [index, id] of ids.entries())
    sum += ((guilty?.[id] ?? 0) - (honest?.[id] ?? 0)) * (values[index] ?? 0);
  return sum;
}

/** The likeliest scam type. */
export function likeliestType({ linear, vocabulary }: FittedModel, { features }: FeaturedText): ScamType {
  const probabilities = classProbabilities(linear, toRow(features, vocabulary));
  return SCAM_TYPES[probabilities.indexOf(Math.max(...probabilities))] ?? 'other';
}

/** A text judged by a model that was trained without its source. */
export interface OutsideJudgement {
  text: FeaturedText;
  logOdds: number;
}

/**
 * Platt's calibration (1999): fits a line over the log-odds of left-out sources, so that probabilities for an unseen source
 * are right on average. Each source has the same weight.
 */
export function calibrate(judgements: readonly OutsideJudgement[]): Calibration {
  const sizes = new Map<string, number>();
  for (const { text } of judgements) sizes.set(text.source, (sizes.get(text.source) ?? 0) + 1);
  const rows = judgements.map(
    ({ logOdds }): SparseRow => ({ ids: Int32Array.of(0), values: Float64Array.of(logOdds) }),
  );
  const labels = judgements.map(({ text }) => (text.isScam ? 1 : 0));
  const weights = judgements.map(({ text }) => 1 / (sizes.get(text.source) ?? 1));
  const linear = trainLogistic({ rows, labels, weights, features: 1, classes: 2 }, MIN_L2);
  return {
    slope: (linear.weights[1]?.[0] ?? 0) - (linear.weights[0]?.[0] ?? 0),
    offset: (linear.biases[1] ?? 0) - (linear.biases[0] ?? 0),
  };
}
