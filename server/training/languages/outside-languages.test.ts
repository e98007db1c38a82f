import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { judgeText } from '@fap/shared/evidence/analyze-text.ts';
import { MEDIUM_PROBABILITY } from '@fap/shared/evidence/find-counterfactual.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { wilson } from '../metrics.ts';
import { loadOutsideTexts, type OutsideText } from './load-outside-texts.ts';

/** Outside texts, in a folder beside the repository; the model was not fitted to them. */
const FOLDER = fileURLToPath(new URL('../../../../shared/data', import.meta.url));
const hasTexts = existsSync(FOLDER);
/** Minimum length of a sentence in words: most shorter ones are names and greetings. */
const SENTENCE_WORDS = 5;

type Answer = 'LOW' | 'alarm' | 'language' | 'too-little';
type Judged = OutsideText & { answer: Answer };

async function judge(text: string): Promise<Answer> {
  const { scamProbability, notUnderstood } = await judgeText(text);
  if (scamProbability === null) return notUnderstood ?? 'too-little';
  return scamProbability < MEDIUM_PROBABILITY ? 'LOW' : 'alarm';
}

/** Of each source's English texts one of so many is judged: all seventeen thousand would take a quarter of an hour. */
const ENGLISH_STEP = 10;

function sampleEnglish(texts: readonly OutsideText[]): OutsideText[] {
  const seen = new Map<string, number>();
  return texts.filter(({ language, source }) => {
    if (language !== 'en') return true;
    const count = seen.get(source) ?? 0;
    seen.set(source, count + 1);
    return count % ENGLISH_STEP === 0;
  });
}

async function judgeAll(texts: readonly OutsideText[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const text of texts) judged.push({ ...text, answer: await judge(text.text) });
  return judged;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Prints how many of the texts got one of the answers, with the interval, and gives the share. */
function countAnswers(name: string, texts: readonly Judged[], ...answers: Answer[]): number {
  const hits = texts.filter(({ answer }) => answers.includes(answer)).length;
  const [low, high] = wilson(hits, texts.length);
  const share = hits / texts.length;
  process.stdout.write(
    `${name}: ${hits} of ${texts.length}, ${percent(share)} (${percent(low)} to ${percent(high)})\n`,
  );
  return share;
}

/** Prints the same for each group and for all texts. */
function countAnswersBy(
  name: string,
  texts: readonly Judged[],
  groupOf: (text: Judged) => string,
  ...answers: Answer[]
): number {
  for (const [group, members] of [...Map.groupBy(texts, groupOf)].sort(([a], [b]) => a.localeCompare(b)))
    countAnswers(`  ${name}, ${group}`, members, ...answers);
  return countAnswers(name, texts, ...answers);
}

// Skipped where the texts are missing.
describe.skipIf(!hasTexts)(`outside texts by their language${hasTexts ? '' : ' (not found)'}`, () => {
  let texts: readonly Judged[] = [];
  let foreign: readonly Judged[] = [];
  beforeAll(async () => {
    texts = await judgeAll(sampleEnglish(await loadOutsideTexts(FOLDER)));
    foreign = texts.filter(({ language }) => language !== null && language !== 'en');
  }, 600_000);
  const byLanguage = ({ language }: Judged) => language ?? 'unknown';

  test('a scam in another language is not called low risk', () => {
    const scams = foreign.filter(({ isScam }) => isScam);
    expect(scams.length).toBeGreaterThan(50);
    const low = countAnswersBy('foreign scams called LOW', scams, byLanguage, 'LOW');
    countAnswers('foreign scams called UNKNOWN', scams, 'language', 'too-little');
    expect(low).toBeLessThanOrEqual(0.02);
  });

  test('an honest text in another language gets no verdict', () => {
    const honest = foreign.filter(({ isScam }) => !isScam);
    expect(honest.length).toBeGreaterThan(150);
    const judged = countAnswersBy('honest foreign texts with a verdict', honest, byLanguage, 'LOW', 'alarm');
    expect(judged).toBeLessThanOrEqual(0.02);
  });

  test('hardly any single sentence in another language is called low risk', async () => {
    const sentences = new Map(
      foreign.flatMap((one) =>
        one.text
          .split(/(?<=[.!?\n])\s+/u)
          .filter((text) => text.length < 80 && (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= SENTENCE_WORDS)
          .map((text): [string, OutsideText] => [text, { ...one, text }]),
      ),
    );
    const low = countAnswersBy(
      'sentences of foreign texts called LOW',
      await judgeAll([...sentences.values()]),
      byLanguage,
      'LOW',
    );
    expect(low).toBeLessThanOrEqual(0.02);
  });

  test('English, including text message slang, is seldom taken for another language', () => {
    const english = texts.filter(({ language }) => language === 'en');
    const taken = countAnswersBy(
      'English called not understood',
      english,
      ({ source }) => source,
      'language',
    );
    expect(taken).toBeLessThanOrEqual(0.01);
  });
});
