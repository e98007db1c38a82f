import type { FeaturedText } from './vectorize.ts';

/** Training texts, and test texts of another source. */
export interface Fold {
  name: string;
  train: FeaturedText[];
  test: FeaturedText[];
}

/**
 * Leave-one-source-out folds. Within a source, channel and era give the label away, so only an unseen source shows how a
 * model generalises.
 */
export function leaveSourcesOut(texts: readonly FeaturedText[]): Fold[] {
  const sources = [...new Set(texts.map(({ source }) => source))];
  return sources.map((name) => ({
    name,
    train: texts.filter(({ source }) => source !== name),
    test: texts.filter(({ source }) => source === name),
  }));
}
