import type { LabelledText } from './labelled-text.ts';

/** Texts of one label that a public source contributes at most: more say the same again. */
const MOST_PER_LABEL = 300;

/** At most so many texts of each source and label, taken evenly from the whole source. */
export function sampleSources(texts: readonly LabelledText[]): LabelledText[] {
  const groups = Map.groupBy(texts, ({ source, isScam }) => `${source} ${isScam}`);
  return [...groups.values()].flatMap((group) => {
    const step = Math.max(1, group.length / MOST_PER_LABEL);
    return Array.from(
      { length: Math.floor(group.length / step) },
      (_, index) => group[Math.floor(index * step)] as LabelledText,
    );
  });
}
