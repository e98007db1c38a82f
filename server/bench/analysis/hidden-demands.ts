import { extractTextFeatures } from '@fap/shared/evidence/model/text-features.ts';
import { worstReading } from '@fap/shared/evidence/model/worst-reading.ts';
import { type FittedModel, wholeLogOdds } from '../../training/fit-model.ts';
import type { Fold } from '../../training/leave-out.ts';
import type { FeaturedText } from '../../training/vectorize.ts';

/** Log-odds of a scam, before calibration, of a harmless letter with and without a scam's demand in its middle. */
export interface HiddenDemand {
  letter: number;
  /** With the demand: by all words together, and as the product reads it in passages. */
  whole: number;
  byPassages: number;
}

const LETTER_WORDS = 200;
const DEMAND_WORDS = { min: 15, max: 60 };
const MAX_LETTERS = 40;

/** Inserts short scams of a left-out source into long harmless letters of the same source. */
export function hideDemands({ test }: Fold, model: FittedModel): HiddenDemand[] {
  const words = ({ features }: FeaturedText) => features.tokens.length;
  const letters = test.filter((text) => !text.isScam && words(text) >= LETTER_WORDS).slice(0, MAX_LETTERS);
  const demands = test.filter(
    (text) => text.isScam && words(text) >= DEMAND_WORDS.min && words(text) <= DEMAND_WORDS.max,
  );
  return letters.flatMap((letter, index) => {
    const demand = demands[index % demands.length];
    if (!demand) return [];
    const features = extractTextFeatures(insertInMiddle(letter, demand.text));
    const byPassages = (text: FeaturedText['features']) =>
      worstReading(text, (part) => wholeLogOdds(model, part)).score;
    return [
      {
        letter: byPassages(letter.features),
        whole: wholeLogOdds(model, features),
        byPassages: byPassages(features),
      },
    ];
  });
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
    `flagged, by the whole text alone ${flaggedShare(({ whole }) => whole)}; without it ${flaggedShare(({ letter }) => letter)}.`,
  ].join(' ');
}
