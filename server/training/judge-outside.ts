import { type FittedModel, fitScam, type OutsideJudgement, rawLogOdds } from './fit-model.ts';
import { isOwn } from './labelled-text.ts';
import { leaveSourcesOut } from './leave-out.ts';
import type { FeaturedText } from './vectorize.ts';

/** Judges every public text by a model that was trained without the text's source. */
export function judgePublicOutside(
  texts: readonly FeaturedText[],
  onFold: (name: string) => void = () => {},
): OutsideJudgement[] {
  return leaveSourcesOut(texts)
    .filter(({ name }) => !isOwn({ source: name }))
    .flatMap(({ name, train, test }) => {
      onFold(name);
      return judgeWith(fitScam(train), test);
    });
}

/** Judges texts by a model. */
export function judgeWith(model: FittedModel, texts: readonly FeaturedText[]): OutsideJudgement[] {
  return texts.map((text) => ({ text, logOdds: rawLogOdds(model, text) }));
}
