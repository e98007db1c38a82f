import { judgeText, type OpenVerdict, readProbability, type TextVerdict } from './analyze-text.ts';
import { ANALYZE_MAX_LENGTH } from './contract.ts';
import { findCounterfactual, MEDIUM_PROBABILITY, roughlyFirst } from './find-counterfactual.ts';
import { type EmbedText, embedText } from './model/embed-text.ts';
import type { NotUnderstood } from './not-understood.ts';
import { type TextWindow, windowsOf } from './text-windows.ts';

/**
 * Analyses a text of any length, in windows when it is long: the riskiest window gives the verdict and its reasons, and
 * findings come from all of them. Low risk requires the whole text: when a window has too little text, or more follows
 * (`isPart`), it abstains.
 */
export async function analyzeLongText(text: string, isPart = false): Promise<TextVerdict> {
  const verdicts: OpenVerdict[] = [];
  for (const window of windowsOf(text, ANALYZE_MAX_LENGTH)) verdicts.push(await judgeWindow(text, window));
  const riskiest = verdicts.reduce((a, b) => (probabilityOf(b) > probabilityOf(a) ? b : a));
  const isUnread = isPart || verdicts.some(({ scamProbability }) => scamProbability === null);
  const hasVerdict = !(isUnread && probabilityOf(riskiest) < MEDIUM_PROBABILITY);
  const { findWouldChange: _ofWindow, ...verdict } = riskiest;
  return {
    ...verdict,
    wouldChange: hasVerdict ? await changesOf(text, riskiest, isPart) : [],
    ...(hasVerdict ? {} : { ...NO_VERDICT, notUnderstood: whyNot(verdicts) }),
    indicators: verdicts.flatMap(({ indicators }) => indicators),
    tactics: verdicts.flatMap(({ tactics }) => tactics),
    wording: hasVerdict ? verdicts.flatMap(({ wording }) => wording) : [],
  };
}

/** A demand is added to a text when it is tried, and may make it longer than a window. */
const TRIED_LENGTH = 200;

/** What would change the verdict over the whole text: of several windows each may be risky, so all are read again. */
async function changesOf(text: string, riskiest: OpenVerdict, isPart: boolean): Promise<string[]> {
  if (text.length <= ANALYZE_MAX_LENGTH - TRIED_LENGTH && !isPart) return riskiest.findWouldChange();
  const embeddings: Float32Array[] = [];
  for (const { start, end } of windowsOf(text, ANALYZE_MAX_LENGTH))
    embeddings.push(await embedText(text.slice(start, end)));
  const probability = probabilityOf(riskiest);
  return findCounterfactual(
    text,
    probability,
    riskiest.reasons,
    roughlyFirst(
      probability,
      (other) => readWhole(other, isPart, embeddings),
      (other) => readWhole(other, isPart),
    ),
  );
}

/** The highest probability of any window, by their own embeddings or by those given for them; null when the whole would get no verdict. */
async function readWhole(
  text: string,
  isPart: boolean,
  embeddings?: readonly Float32Array[],
): Promise<number | null> {
  const read: (number | null)[] = [];
  for (const [index, { start, end }] of windowsOf(text, ANALYZE_MAX_LENGTH).entries()) {
    const known = embeddings?.[index];
    const embed: EmbedText = known ? async () => known : embedText;
    read.push(await readProbability(text.slice(start, end), embed));
  }
  const riskiest = Math.max(...read.map((probability) => probability ?? -1));
  return riskiest < MEDIUM_PROBABILITY && (isPart || read.includes(null)) ? null : riskiest;
}

const NO_VERDICT = { scamProbability: null, confidencePercent: 0, scamType: null, reasons: [] };

/** Among abstaining windows the language is reported first, because a longer text would not help. */
const whyNot = (verdicts: readonly OpenVerdict[]): NotUnderstood =>
  verdicts.some(({ notUnderstood }) => notUnderstood === 'language') ? 'language' : 'too-little';

const probabilityOf = ({ scamProbability }: OpenVerdict) => scamProbability ?? -1;

/** The verdict over a window, with what begins in its own part at its place in the whole text. */
async function judgeWindow(text: string, { start, end, ownStart, ownEnd }: TextWindow): Promise<OpenVerdict> {
  const verdict = await judgeText(text.slice(start, end));
  const place = <T extends { start: number; end: number }>(found: readonly T[]): T[] =>
    found
      .map((one) => ({ ...one, start: start + one.start, end: start + one.end }))
      .filter((one) => one.start >= ownStart && one.start < ownEnd);
  return {
    ...verdict,
    indicators: place(verdict.indicators),
    tactics: place(verdict.tactics),
    wording: place(verdict.wording),
  };
}
