import { tokenize } from '@fap/shared/evidence/model/tokenize.ts';
import { middleOf, type OutsideJudgement } from '../../training/fit-model.ts';
import { isOwn } from '../../training/labelled-text.ts';
import type { Fold } from '../../training/leave-out.ts';
import { classProbabilities, type SparseRow, trainLogistic } from '../../training/logistic-regression.ts';
import type { FeaturedText } from '../../training/vectorize.ts';

const MIN_TEXTS = 2;
const L2 = 1e-5;

/** The usual baseline: TF-IDF of words and bigrams, logistic regression, all texts with equal weight. */
export function judgeByTfIdf({ train, test }: Fold): OutsideJudgement[] {
  const documents = new Map<string, number>();
  for (const text of train)
    for (const name of countTerms(text).keys()) documents.set(name, (documents.get(name) ?? 0) + 1);
  const names = [...documents].filter(([, count]) => count >= MIN_TEXTS).map(([name]) => name);
  const ids = new Map(names.map((name, index) => [name, index]));
  const toTfIdfRow = (text: FeaturedText): SparseRow => {
    const found = [...countTerms(text)].flatMap(([name, count]): [number, number][] => {
      const id = ids.get(name);
      if (id === undefined) return [];
      return [[id, (1 + Math.log(count)) * Math.log((1 + train.length) / (1 + (documents.get(name) ?? 0)))]];
    });
    const norm = Math.hypot(...found.map(([, value]) => value)) || 1;
    return {
      ids: Int32Array.from(found, ([id]) => id),
      values: Float64Array.from(found, ([, value]) => (value * SCALE) / norm),
    };
  };
  const labels = train.map(({ isScam }) => (isScam ? 1 : 0));
  const weights = train.map(() => 1);
  const set = { rows: train.map(toTfIdfRow), labels, weights, features: ids.size, classes: 2 };
  const model = trainLogistic(set, L2);
  const scoreOf = (row: SparseRow) => {
    const [honest = 0.5, scam = 0.5] = classProbabilities(model, row);
    return Math.log(Math.max(scam, 1e-9) / Math.max(honest, 1e-9));
  };
  // As for the analyzer: how many sources of scams are left must not tell what the left-out one holds.
  const middle = middleOf(
    train.flatMap((text, index) =>
      isOwn(text) ? [{ isScam: text.isScam, score: scoreOf(set.rows[index] as SparseRow) }] : [],
    ),
  );
  return test.map((text) => ({ text, logOdds: scoreOf(toTfIdfRow(text)) - middle }));
}

/** Length of the rows: with length one the weights would be so large that the usual penalty would not fit. */
const SCALE = 3;

function countTerms({ text }: FeaturedText): Map<string, number> {
  const counts = new Map<string, number>();
  const terms = tokenize(text).map(({ term }) => term);
  for (const [index, term] of terms.entries()) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
    const next = terms[index + 1];
    if (next !== undefined) counts.set(`${term} ${next}`, (counts.get(`${term} ${next}`) ?? 0) + 1);
  }
  return counts;
}
