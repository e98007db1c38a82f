import { expect, test } from 'vitest';
import { wilson } from '../metrics.ts';
import { guessLanguage } from './guess-language.ts';

test.each([
  [
    'fr',
    'Nous vous informons que votre colis est dans le dépôt et que vous avez deux jours pour le retirer.',
  ],
  ['de', 'Ihr Paket ist in der Filiale und wird nicht zugestellt, bitte holen Sie es mit dem Ausweis ab.'],
  ['en', 'Your parcel is at the depot and it will be sent back if you do not pay the fee for it.'],
  ['other', 'Ваша посылка задержана на таможне, оплатите пошлину'],
  [null, 'Bonjour Anna'],
  [null, 'Nous vous informons que le colis est dans le dépôt de la ville. We hold the parcel for you.'],
])('%s: %s', (language, text) => {
  expect(guessLanguage(text)).toBe(language);
});

test('an interval is valid for shares of 0 and 1', () => {
  const [low, high] = wilson(0, 50);
  expect([low, Number(high.toFixed(4))]).toEqual([0, 0.0713]);
  expect(wilson(50, 50).map((share) => Number(share.toFixed(4)))).toEqual([0.9287, 1]);
  expect(wilson(5, 10).map((share) => Number(share.toFixed(4)))).toEqual([0.2366, 0.7634]);
});
