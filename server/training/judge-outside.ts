import type { ScamType } from '@fap/shared/clusters/constants.ts';
import { fitScam, fitTypes, likeliestType, type OutsideJudgement, rawLogOdds } from './fit-model.ts';
import { leaveSourcesOut } from './leave-out.ts';
import type { ReadText } from './vectorize.ts';

/** A judgement of a text from a source the model has not seen, with the type it would give it. */
export interface TypedJudgement extends OutsideJudgement {
  type: ScamType;
}

/** Judges every text by a model that was trained without the text's source. */
export function judgeOutside(
  texts: readonly ReadText[],
  onFold: (name: string) => void = () => {},
): TypedJudgement[] {
  return leaveSourcesOut(texts).flatMap(({ name, train, test }) => {
    onFold(name);
    const scam = fitScam(train);
    const types = fitTypes(train);
    return test.map((text) => ({ text, logOdds: rawLogOdds(scam, text), type: likeliestType(types, text) }));
  });
}
