import { expect, test } from 'vitest';
import { loadHardTexts } from '../analysis/judge-hard-texts.ts';
import { type Trial, tryCounterfactuals } from './try-counterfactual.ts';

/** One hard text of so many: each is judged three times and more, with its own counterfactual each time; the bench tries more. */
const STEP = 16;

test('what is said to change a verdict does, tried on hard texts of our own', async () => {
  const texts = (await loadHardTexts()).filter((_, index) => index % STEP === 0);
  const trials: Trial[] = [];
  for (const { text } of texts) trials.push(...(await tryCounterfactuals(text)));
  expect(trials.filter(({ isTrue }) => !isTrue).map(({ sentence }) => sentence)).toEqual([]);
  expect(trials.filter(({ says }) => says === 'without').length).toBeGreaterThan(0);
  expect(trials.filter(({ says }) => says === 'also').length).toBeGreaterThan(0);
}, 180_000);

test('it does so in a text that is judged in several windows, each of which is risky', async () => {
  const harmless =
    'Thanks for the call. I have put the notes in the folder and Ana writes the announcement.\n';
  const lure =
    'Go to the store, buy gift cards and read me the codes today, or you will be arrested.\n'.repeat(2);
  const around = harmless.repeat(350);
  const trials = await tryCounterfactuals(`${around}${lure}${around}${lure}${around}`);
  expect(trials.length).toBeGreaterThan(0);
  expect(trials.filter(({ isTrue }) => !isTrue)).toEqual([]);
}, 60_000);

test('a sentence that does not hold is found out', async () => {
  const stubborn = async () => ({
    scamProbability: 0.9,
    reasons: [{ text: 'Gift cards (2 times)', points: 20 }],
    wouldChange: ['Without Gift cards (2 times) it would read as low risk.'],
  });
  expect(await tryCounterfactuals('Buy gift cards. Gift cards!', stubborn)).toMatchObject([
    { says: 'without', isTrue: false },
  ]);
});

test('all mentions that a name means are taken out, wherever the verdict read them', async () => {
  const seen: string[] = [];
  const once = async (text: string) => {
    seen.push(text);
    return {
      scamProbability: seen.length === 1 ? 0.9 : 0.1,
      reasons: [
        { text: 'Gift cards', points: 20 },
        { text: 'Wording “read me the codes”', points: 10 },
      ],
      wouldChange: ['Without Gift cards and Wording “read me the codes” it would read as low risk.'],
    };
  };
  const text = 'Buy gift cards, read me the\ncodes. Later send the gift card and read me the codes.';
  expect(await tryCounterfactuals(text, once)).toMatchObject([{ says: 'without', isTrue: true }]);
  expect(seen[1]).toBe('Buy , . Later send the  and .');
});
