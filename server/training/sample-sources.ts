import type { LabelledText } from './labelled-text.ts';

/** Texts of one public source and label that teach, and that judge; more would make one collection the measure of all. */
export const MAX_TAUGHT = 600;

/** Samples texts of each source and label up to a limit, evenly over the whole source, so that no collection outweighs all others. */
export function sampleSources<Text extends LabelledText>(
  texts: readonly Text[],
  maxPerLabel: number,
): Text[] {
  const groups = Map.groupBy(texts, ({ source, isScam }) => `${source} ${isScam}`);
  return [...groups.values()].flatMap((group) => {
    const step = Math.max(1, group.length / maxPerLabel);
    return Array.from(
      { length: Math.floor(group.length / step) },
      (_, index) => group[Math.floor(index * step)] as Text,
    );
  });
}
