import { fitScam, type OutsideJudgement, rawLogOdds, type ScamModel } from './fit-model.ts';
import { isOwn } from './labelled-text.ts';
import { leaveSourcesOut } from './leave-out.ts';
import type { FeaturedText } from './vectorize.ts';

/** Judges every public text by a model that was trained without the text's source. */
export async function judgePublicOutside(
  texts: readonly FeaturedText[],
  onFold: (name: string) => void = () => {},
): Promise<OutsideJudgement[]> {
  const judgements: OutsideJudgement[] = [];
  for (const { name, train, test } of leaveSourcesOut(texts)) {
    if (isOwn({ source: name })) continue;
    onFold(name);
    judgements.push(...(await judgeWith(fitScam(train), test)));
  }
  return judgements;
}

/** Judges texts by a model. */
export async function judgeWith(
  model: ScamModel,
  texts: readonly FeaturedText[],
): Promise<OutsideJudgement[]> {
  const judgements: OutsideJudgement[] = [];
  for (const text of texts) judgements.push({ text, logOdds: await rawLogOdds(model, text) });
  return judgements;
}
