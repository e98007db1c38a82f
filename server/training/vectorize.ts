import { readFeatures, type TextFeatures } from '@fap/shared/evidence/model/text-features.ts';
import type { LabelledText } from './labelled-text.ts';
import type { SparseRow } from './logistic-regression.ts';

/** A feature of a single text says nothing. */
const MIN_TEXTS = 4;
/** A feature of one source says more about the source than about scams. */
const MIN_SOURCES = 2;

/** A labelled text with its features read. */
export interface ReadText extends LabelledText {
  features: TextFeatures;
}

/** Reads the features of every text, once for all models. */
export const readAll = (texts: readonly LabelledText[]): ReadText[] =>
  texts.map((text) => ({ ...text, features: readFeatures(text.text) }));

/** The features worth a weight, each with its number: those that several sources share. */
export function chooseVocabulary(texts: readonly ReadText[]): Map<string, number> {
  const seen = new Map<string, { texts: number; sources: Set<string> }>();
  for (const { features, source } of texts) {
    for (const name of features.values.keys()) {
      const entry = seen.get(name) ?? { texts: 0, sources: new Set() };
      seen.set(name, entry);
      entry.texts += 1;
      entry.sources.add(source);
    }
  }
  const names = [...seen]
    .filter(([, entry]) => entry.texts >= MIN_TEXTS && entry.sources.size >= MIN_SOURCES)
    .map(([name]) => name)
    .sort();
  return new Map(names.map((name, index) => [name, index]));
}

/** A text as a row over a vocabulary. */
export function toRow({ values }: TextFeatures, vocabulary: ReadonlyMap<string, number>): SparseRow {
  const known = [...values].flatMap(([name, value]): [number, number][] => {
    const id = vocabulary.get(name);
    return id === undefined ? [] : [[id, value]];
  });
  return {
    ids: Int32Array.from(known, ([id]) => id),
    values: Float64Array.from(known, ([, value]) => value),
  };
}
