import { analyzeLongText } from '@fap/shared/evidence/analyze-long-text.ts';
import { cutOut, DEMANDS, joinNames, MEDIUM_PROBABILITY } from '@fap/shared/evidence/find-counterfactual.ts';
import { wordsOfReason } from '@fap/shared/evidence/words-of-reason.ts';

/** What became of one sentence when it was tried. */
export interface Trial {
  says: 'without' | 'also' | 'whole' | 'nothing';
  isTrue: boolean;
  sentence: string;
}

type Analyze = (
  text: string,
) => Promise<
  Pick<Awaited<ReturnType<typeof analyzeLongText>>, 'wouldChange' | 'reasons' | 'scamProbability'>
>;

const MOST_NAMED = 3;

/** Does what each sentence about a text says, and judges the text again. */
export async function tryCounterfactuals(text: string, analyze: Analyze = analyzeLongText): Promise<Trial[]> {
  const { wouldChange, reasons, scamProbability } = await analyze(text);
  if (scamProbability === null) return [];
  if (wouldChange.length === 0) return [{ says: 'nothing', isTrue: true, sentence: '' }];
  const names = reasons.map((reason) => reason.text);
  const tryOne = async (sentence: string): Promise<Trial> => {
    const demand = DEMANDS.find(
      ({ what }) => sentence === `If it also ${what}, it would no longer read as low risk.`,
    );
    if (demand) {
      const changed = (await analyze(`${text}\n${demand.sentence}`)).scamProbability;
      return { says: 'also', isTrue: changed !== null && changed >= MEDIUM_PROBABILITY, sentence };
    }
    const named = setsUpTo(names, MOST_NAMED).find(
      (set) => sentence === `Without ${joinNames(set)} it would read as low risk.`,
    );
    if (!named) return { says: 'whole', isTrue: true, sentence };
    const places = named.flatMap((name) => wordsOfReason(text, { text: name, points: 0 }));
    const changed = (await analyze(cutOut(text, places))).scamProbability;
    return { says: 'without', isTrue: changed !== null && changed < MEDIUM_PROBABILITY, sentence };
  };
  const trials: Trial[] = [];
  for (const sentence of wouldChange) trials.push(await tryOne(sentence));
  return trials;
}

function setsUpTo(names: readonly string[], most: number): string[][] {
  return Array.from({ length: most }, (_, more) =>
    names.map((_, at) => names.slice(at, at + more + 1)),
  ).flat();
}
