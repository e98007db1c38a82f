import { expect, test } from 'vitest';
import { DEMANDS, findCounterfactual, roughlyFirst } from './find-counterfactual.ts';
import { REST_REASON, type Reason, WORDING_START } from './reason-kinds.ts';

const TEXT = 'pay now or else the police come';
const reason = (words: string, points: number): Reason => ({ text: `${WORDING_START}${words}”`, points });
const SUM = 'No few words decide it: it reads risky as a whole.';

/** What is said of a risky text, when a text without these words would be judged so. */
function said(reasons: readonly Reason[], judge: (text: string) => number | null): Promise<string[]> {
  return findCounterfactual(TEXT, 0.9, reasons, async (text) => judge(text));
}

test('one reason is said to decide only when the text without its words is low risk', async () => {
  const reasons = [reason('pay', 20), reason('police', 10)];
  expect(await said(reasons, (text) => (text.includes('police') ? 0.9 : 0.1))).toEqual([
    'Without Wording “police” it would read as low risk.',
  ]);
  // Its points alone would have promised it.
  expect(await said([reason('pay', 90)], () => 0.8)).toEqual([SUM]);
});

test('as few reasons as do it are named, together when none does alone', async () => {
  const reasons = [reason('pay', 20), reason('now', 15), reason('police', 10)];
  expect(
    await said(reasons, (text) => (text.includes('now') || text.includes('police') ? 0.9 : 0.2)),
  ).toEqual(['Without Wording “now” and Wording “police” it would read as low risk.']);
});

test('a text without words enough for a verdict is not said to be low risk', async () =>
  expect(await said([reason('pay', 20)], () => null)).toEqual([SUM]));

test('what speaks against a scam, and the sum of all other words, is not taken out', async () =>
  expect(await said([reason('pay', -20), { text: REST_REASON, points: 30 }], () => 0.1)).toEqual([SUM]));

test('a demand is named only when the text with it is judged risky', async () => {
  const [first] = DEMANDS;
  const changes = await findCounterfactual(TEXT, 0.1, [], async (text) =>
    text.includes(first?.sentence ?? '?') ? 0.8 : null,
  );
  expect(changes).toEqual([`If it also ${first?.what}, it would no longer read as low risk.`]);
});

test('a change near the edge or beyond it is judged in full, one far from it is not', async () => {
  const judged: string[] = [];
  const judge = async (text: string) => {
    judged.push(text);
    return 0.5;
  };
  const rough: Readonly<Record<string, number | null>> = { far: 0.95, near: 0.45, beyond: 0.1, none: null };
  const ofRisky = roughlyFirst(0.9, async (text) => rough[text] ?? null, judge);
  const answers = [];
  for (const text of Object.keys(rough)) answers.push(await ofRisky(text));
  expect(answers).toEqual([0.95, 0.5, 0.5, 0.5]);
  expect(judged).toEqual(['near', 'beyond', 'none']);
  const ofHarmless = roughlyFirst(0.1, async () => 0.02, judge);
  expect(await ofHarmless('far')).toBe(0.02);
});
