import { embeddingLogOdds, fitScam, rawLogOdds, wholeLogOdds } from '../../training/fit-model.ts';
import { isOwn } from '../../training/labelled-text.ts';
import { extractAllFeatures, type FeaturedText } from '../../training/vectorize.ts';

/** Log-odds of a scam, before calibration, of a harmless letter with and without a scam's demand in its middle. */
export interface HiddenDemand {
  letter: number;
  /** The demand alone. */
  demand: number;
  /** With the demand: by all words together, and as the product reads it in passages. */
  whole: number;
  byPassages: number;
}

const LETTER_WORDS = 200;
const DEMAND_WORDS = { min: 15, max: 60 };
/** Letters of one source, so that none is the measure of all. */
const MAX_LETTERS = 80;
/** Steps through the demands, so that those of one campaign do not follow each other. */
const DEMAND_STEP = 37;

/** Inserts short public scams into long harmless public letters, judged by one model that has seen no source of either. */
export async function hideDemands(texts: readonly FeaturedText[]): Promise<HiddenDemand[]> {
  const words = ({ features }: FeaturedText) => features.tokens.length;
  const strangers = texts.filter((text) => !isOwn(text));
  const letters = strangers.filter((text) => !text.isScam && words(text) >= LETTER_WORDS);
  const demands = strangers.filter(
    (text) =>
      text.isScam &&
      (text.channel === 'sms' || text.channel === 'post') &&
      words(text) >= DEMAND_WORDS.min &&
      words(text) <= DEMAND_WORDS.max,
  );
  const leftOut = new Set([...letters, ...demands].map(({ source }) => source));
  const model = fitScam(texts.filter(({ source }) => !leftOut.has(source)));
  const some = [...Map.groupBy(letters, ({ source }) => source).values()].flatMap((group) =>
    group.slice(0, MAX_LETTERS),
  );
  const pairs = some.flatMap((letter, index) => {
    const demand = demands[(index * DEMAND_STEP) % demands.length];
    return demand ? [{ letter, demand }] : [];
  });
  const together = await extractAllFeatures(
    pairs.map(({ letter, demand }) => ({ ...demand, text: insertInMiddle(letter, demand.text) })),
  );
  const hidden: HiddenDemand[] = [];
  for (const [index, { letter, demand }] of pairs.entries()) {
    const both = together[index] as FeaturedText;
    hidden.push({
      letter: await rawLogOdds(model, letter),
      demand: await rawLogOdds(model, demand),
      whole: wholeLogOdds(model, both.features) + embeddingLogOdds(model.embedding, both.embedding),
      byPassages: await rawLogOdds(model, both),
    });
  }
  return hidden;
}

function insertInMiddle({ text, features }: FeaturedText, demand: string): string {
  const middle = features.tokens[Math.floor(features.tokens.length / 2)]?.start ?? 0;
  return `${text.slice(0, middle)}\n${demand}\n${text.slice(middle)}`;
}

/** One sentence about the share of hidden demands found at a threshold of log-odds. */
export function describeHiddenDemands(hidden: readonly HiddenDemand[], threshold: number): string {
  const flaggedShare = (of: (one: HiddenDemand) => number) =>
    `${Math.round((hidden.filter((one) => of(one) >= threshold).length / hidden.length) * 100)} %`;
  return [
    `Of ${hidden.length} letters of ${LETTER_WORDS} words or more with a short scam in their middle ${flaggedShare(({ byPassages }) => byPassages)} are`,
    `flagged, by the whole text alone ${flaggedShare(({ whole }) => whole)}; of the letters without it ${flaggedShare(({ letter }) => letter)},`,
    `of the scams alone ${flaggedShare(({ demand }) => demand)}.`,
  ].join(' ');
}
