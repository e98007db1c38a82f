import { judgeText, type OpenVerdict, type TextVerdict } from './analyze-text.ts';
import { ANALYZE_MAX_LENGTH } from './contract.ts';
import { MEDIUM_PROBABILITY } from './find-counterfactual.ts';
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
  const { findWouldChange, ...verdict } = riskiest;
  return {
    ...verdict,
    wouldChange: hasVerdict ? await findWouldChange() : [],
    ...(hasVerdict ? {} : { ...NO_VERDICT, notUnderstood: whyNot(verdicts) }),
    indicators: verdicts.flatMap(({ indicators }) => indicators),
    tactics: verdicts.flatMap(({ tactics }) => tactics),
    wording: hasVerdict ? verdicts.flatMap(({ wording }) => wording) : [],
  };
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
