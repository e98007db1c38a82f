import type { LabelledText } from './labelled-text.ts';

/** Limit of texts per label of a public source; more would only repeat. */
const MAX_PER_LABEL = 300;

/** Samples texts of each source and label up to the limit, evenly over the whole source. */
export function sampleSources(texts: readonly LabelledText[]): LabelledText[] {
  const groups = Map.groupBy(texts, ({ source, isScam }) => `${source} ${isScam}`);
  return [...groups.values()].flatMap((group) => {
    const step = Math.max(1, group.length / MAX_PER_LABEL);
    return Array.from(
      { length: Math.floor(group.length / step) },
      (_, index) => group[Math.floor(index * step)] as LabelledText,
    );
  });
}
