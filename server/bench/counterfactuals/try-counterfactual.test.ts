import { expect, test } from 'vitest';
import { loadHardTexts } from '../analysis/judge-hard-texts.ts';
import { tryCounterfactuals } from './try-counterfactual.ts';

test('what is said to change a verdict does, tried on every hard text of our own', async () => {
  const texts = await loadHardTexts();
  const trials = texts.flatMap(({ text }) => tryCounterfactuals(text));
  expect(trials.filter(({ isTrue }) => !isTrue).map(({ sentence }) => sentence)).toEqual([]);
  expect(trials.filter(({ says }) => says === 'without').length).toBeGreaterThan(20);
  expect(trials.filter(({ says }) => says === 'also').length).toBeGreaterThan(20);
}, 60_000);

test('a sentence that does not hold is found out', () => {
  const stubborn = () => ({
    scamProbability: 0.9,
    reasons: [{ text: 'Gift cards (2 times)', points: 20 }],
    wouldChange: ['Without Gift cards (2 times) it would read as low risk.'],
  });
  expect(tryCounterfactuals('Buy gift cards. Gift cards!', stubborn)).toMatchObject([
    { says: 'without', isTrue: false },
  ]);
});

test('all mentions that a name means are taken out, wherever the verdict read them', () => {
  const seen: string[] = [];
  const once = (text: string) => {
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
  expect(tryCounterfactuals(text, once)).toMatchObject([{ says: 'without', isTrue: true }]);
  expect(seen[1]).toBe('Buy , . Later send the  and .');
});
