import { SCAM_TYPES, type ScamType } from '@fap/shared/catalogue/scam-types.ts';
import type { TextFeatures } from '@fap/shared/evidence/model/text-features.ts';
import { worstReading } from '@fap/shared/evidence/model/worst-reading.ts';
import {
  classProbabilities,
  type LinearModel,
  type SparseRow,
  trainLogistic,
} from './logistic-regression.ts';
import { sourceRows } from './source-rows.ts';
import { chooseVocabulary, type ReadText, toRow, type Vocabulary } from './vectorize.ts';

/** Strength of the penalties, chosen by leaving sources out. */
const SCAM_L2 = 1e-5;
const TYPE_L2 = 3e-5;
const LEAST_L2 = 1e-9;

/** Weights by feature, not yet written down. */
export interface FittedModel {
  vocabulary: Vocabulary;
  linear: LinearModel;
}

/** Slope and offset of a line through log-odds. */
export interface Calibration {
  slope: number;
  offset: number;
}

/** Fits what tells scams from honest texts. */
export function fitScam(texts: readonly ReadText[]): FittedModel {
  const vocabulary = chooseVocabulary(texts);
  const rows = sourceRows(texts, vocabulary, ({ isScam }) => `${isScam}`);
  const labels = texts.map(({ isScam }) => (isScam ? 1 : 0));
  return { vocabulary, linear: trainLogistic({ ...rows, labels, classes: 2 }, SCAM_L2) };
}

/** Fits what tells one type of scam from the others; each type counts the same, whatever its number. */
export function fitTypes(texts: readonly ReadText[]): FittedModel {
  const vocabulary = chooseVocabulary(texts);
  const typed = texts.flatMap((text) => (text.type === null ? [] : [{ text, type: text.type }]));
  const sizes = new Map<ScamType, number>();
  for (const { type } of typed) sizes.set(type, (sizes.get(type) ?? 0) + 1);
  const rows = sourceRows(
    typed.map(({ text }) => text),
    vocabulary,
    ({ type }) => `${type}`,
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

/** Log-odds of a scam before calibration, by the reading that says most for one. */
export function rawLogOdds(model: FittedModel, { features }: ReadText): number {
  return worstReading(features, (part) => wholeLogOdds(model, part)).score;
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
export function likeliestType({ linear, vocabulary }: FittedModel, { features }: ReadText): ScamType {
  const probabilities = classProbabilities(linear, toRow(features, vocabulary));
  return SCAM_TYPES[probabilities.indexOf(Math.max(...probabilities))] ?? 'other';
}

/** A text that was judged by a model which had not seen its source. */
export interface OutsideJudgement {
  text: ReadText;
  logOdds: number;
}

/**
 * Platt's calibration (1999): a line through log-odds of sources that were left out, so that what is said of a source
 * nobody has seen is right on the average. Each source counts the same.
 */
export function calibrate(judgements: readonly OutsideJudgement[]): Calibration {
  const sizes = new Map<string, number>();
  for (const { text } of judgements) sizes.set(text.source, (sizes.get(text.source) ?? 0) + 1);
  const rows = judgements.map(
    ({ logOdds }): SparseRow => ({ ids: Int32Array.of(0), values: Float64Array.of(logOdds) }),
  );
  const labels = judgements.map(({ text }) => (text.isScam ? 1 : 0));
  const weights = judgements.map(({ text }) => 1 / (sizes.get(text.source) ?? 1));
  const linear = trainLogistic({ rows, labels, weights, features: 1, classes: 2 }, LEAST_L2);
  return {
    slope: (linear.weights[1]?.[0] ?? 0) - (linear.weights[0]?.[0] ?? 0),
    offset: (linear.biases[1] ?? 0) - (linear.biases[0] ?? 0),
  };
}
