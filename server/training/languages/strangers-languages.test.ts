import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { judgeText } from '@fap/shared/evidence/analyze-text.ts';
import { MEDIUM_PROBABILITY } from '@fap/shared/evidence/find-counterfactual.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { wilson } from '../metrics.ts';
import { readStrangers, type StrangersText } from './read-strangers.ts';

/** Texts of strangers, where they are: beside the repository. Nothing was fitted to them; they judge. */
const FOLDER = fileURLToPath(new URL('../../../../shared/data', import.meta.url));
const hasTexts = existsSync(FOLDER);
/** Of shorter sentences names and greetings are most. */
const SENTENCE_WORDS = 5;

type Answer = 'LOW' | 'alarm' | 'language' | 'too-little';
type Judged = StrangersText & { answer: Answer };

function answerTo(text: string): Answer {
  const { scamProbability, notUnderstood } = judgeText(text);
  if (scamProbability === null) return notUnderstood ?? 'too-little';
  return scamProbability < MEDIUM_PROBABILITY ? 'LOW' : 'alarm';
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Prints how many of some texts got an answer, and returns the share. */
function told(name: string, texts: readonly Judged[], ...answers: Answer[]): number {
  const hits = texts.filter(({ answer }) => answers.includes(answer)).length;
  const [low, high] = wilson(hits, texts.length);
  const share = hits / texts.length;
  process.stdout.write(
    `${name}: ${hits} of ${texts.length}, ${percent(share)} (${percent(low)} to ${percent(high)})\n`,
  );
  return share;
}

/** Prints it for each group beside all of them. */
function toldBy(
  name: string,
  texts: readonly Judged[],
  groupOf: (text: Judged) => string,
  ...answers: Answer[]
): number {
  for (const [group, members] of [...Map.groupBy(texts, groupOf)].sort(([a], [b]) => a.localeCompare(b)))
    told(`  ${name}, ${group}`, members, ...answers);
  return told(name, texts, ...answers);
}

// Where the texts are not there to judge by, nothing can be said.
describe.skipIf(!hasTexts)(`strangers' texts by their language${hasTexts ? '' : ' (not found)'}`, () => {
  let texts: readonly Judged[] = [];
  let foreign: readonly Judged[] = [];
  beforeAll(async () => {
    texts = (await readStrangers(FOLDER)).map((one) => ({ ...one, answer: answerTo(one.text) }));
    foreign = texts.filter(({ language }) => language !== null && language !== 'en');
  }, 300_000);
  const byLanguage = ({ language }: Judged) => language ?? 'unknown';

  test('a scam in another language is not called low risk', () => {
    const scams = foreign.filter(({ isScam }) => isScam);
    expect(scams.length).toBeGreaterThan(50);
    const low = toldBy('foreign scams called LOW', scams, byLanguage, 'LOW');
    told('foreign scams called UNKNOWN', scams, 'language', 'too-little');
    expect(low).toBeLessThanOrEqual(0.02);
  });

  test('of an honest text in another language nothing is said', () => {
    const honest = foreign.filter(({ isScam }) => !isScam);
    expect(honest.length).toBeGreaterThan(150);
    const judged = toldBy('honest foreign texts with a verdict', honest, byLanguage, 'LOW', 'alarm');
    expect(judged).toBeLessThanOrEqual(0.02);
  });

  test('of single sentences of them hardly any is called low risk', () => {
    const sentences = new Map(
      foreign.flatMap((one) =>
        one.text
          .split(/(?<=[.!?\n])\s+/u)
          .filter((text) => text.length < 80 && (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= SENTENCE_WORDS)
          .map((text): [string, Judged] => [text, { ...one, text, answer: answerTo(text) }]),
      ),
    );
    const low = toldBy('sentences of foreign texts called LOW', [...sentences.values()], byLanguage, 'LOW');
    expect(low).toBeLessThanOrEqual(0.02);
  });

  test('English is seldom taken for another language, slang of text messages included', () => {
    const english = texts.filter(({ language }) => language === 'en');
    const taken = toldBy('English called not understood', english, ({ source }) => source, 'language');
    expect(taken).toBeLessThanOrEqual(0.01);
  });
});
