import { SeededRandom } from '../../src/platform/collab/testing/seeded-random.ts';

const DRAWS = 400;
const SEED = 20;

/**
 * The 95 % percentile interval of a figure by the bootstrap (Efron 1979): texts are drawn again within their source, which stays as large as it is.
 * It says how sure the figure is for these sources, and nothing of how others differ from them.
 */
export function bootstrapInterval<Text extends { source: string; isScam: boolean }>(
  texts: readonly Text[],
  figureOf: (drawn: readonly Text[]) => number,
): [low: number, high: number] {
  const random = new SeededRandom(SEED);
  const groups = [...Map.groupBy(texts, ({ source, isScam }) => `${source} ${isScam}`).values()];
  const figures = Array.from({ length: DRAWS }, () =>
    figureOf(groups.flatMap((group) => group.map(() => random.pick(group)))),
  ).sort((a, b) => a - b);
  const at = (place: number) => figures[Math.round(place * (DRAWS - 1))] as number;
  return [at(0.025), at(0.975)];
}
