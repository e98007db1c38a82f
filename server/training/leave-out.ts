import type { ReadText } from './vectorize.ts';

/** Texts to train on and texts of other sources to judge by. */
export interface Fold {
  name: string;
  train: ReadText[];
  test: ReadText[];
}

/**
 * One fold per source, which is left out as a whole: within a source, channel and era give the label away, so only
 * sources a model has not seen tell how it will do.
 */
export function leaveSourcesOut(texts: readonly ReadText[]): Fold[] {
  const sources = [...new Set(texts.map(({ source }) => source))];
  return sources.map((name) => ({
    name,
    train: texts.filter(({ source }) => source !== name),
    test: texts.filter(({ source }) => source === name),
  }));
}
