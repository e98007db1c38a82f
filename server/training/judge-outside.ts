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
import type { ReadText } from './vectorize.ts';

/** Judges every text by a model that was trained without the text's source. */
export function judgeOutside(
  texts: readonly ReadText[],
  onFold: (name: string) => void = () => {},
): OutsideJudgement[] {
  return leaveSourcesOut(texts).flatMap(({ name, train, test }) => {
    onFold(name);
    return judgeBy(fitScam(train), test);
  });
}

/** Judges texts by a model. */
export function judgeBy(model: FittedModel, texts: readonly ReadText[]): OutsideJudgement[] {
  return texts.map((text) => ({ text, logOdds: rawLogOdds(model, text) }));
}

/** Says of every scam which type a model gives it that was trained without the scam's source. */
export function typeOutside(
  texts: readonly ReadText[],
  onFold: (name: string) => void = () => {},
): Map<ReadText, ScamType> {
  const typed = leaveSourcesOut(texts).flatMap(({ name, train, test }) => {
    onFold(name);
    const model = fitTypes(train);
    return test
      .filter(({ type }) => type !== null)
      .map((text): [ReadText, ScamType] => [text, likeliestType(model, text)]);
  });
  return new Map(typed);
}
