import type { ScamType } from '@fap/shared/catalogue/scam-types.ts';
import {
  type FittedModel,
  fitScam,
  fitTypes,
  likeliestType,
  type OutsideJudgement,
  rawLogOdds,
} from './fit-model.ts';
import { leaveSourcesOut } from './leave-out.ts';
import type { FeaturedText } from './vectorize.ts';

/** Judges every text by a model that was trained without the text's source. */
export function judgeOutside(
  texts: readonly FeaturedText[],
  onFold: (name: string) => void = () => {},
): OutsideJudgement[] {
  return leaveSourcesOut(texts).flatMap(({ name, train, test }) => {
    onFold(name);
    return judgeWith(fitScam(train), test);
  });
}

/** Judges texts by a model. */
export function judgeWith(model: FittedModel, texts: readonly FeaturedText[]): OutsideJudgement[] {
  return texts.map((text) => ({ text, logOdds: rawLogOdds(model, text) }));
}

/** Predicts the type of every scam with a model trained without the scam's source. */
export function predictTypes(
  texts: readonly FeaturedText[],
  onFold: (name: string) => void = () => {},
): Map<FeaturedText, ScamType> {
  const typed = leaveSourcesOut(texts).flatMap(({ name, train, test }) => {
    onFold(name);
    const model = fitTypes(train);
    return test
      .filter(({ type }) => type !== null)
      .map((text): [FeaturedText, ScamType] => [text, likeliestType(model, text)]);
  });
  return new Map(typed);
}
