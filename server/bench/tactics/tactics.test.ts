import { expect, test } from 'vitest';
import { countRight, describeTactics, type ShownTactic } from './describe-tactics.ts';
import { parseTacticLabel } from './load-tactic-labels.ts';

const label = (isRight: boolean, isShown: boolean): ShownTactic => ({
  ...{ sample: 'first', isScam: true, text: '', start: 0, end: 1, tactic: 'fear' },
  ...{ isRight, isShown },
});

test('what the product no longer names counts for no share, and is lost if it was right', () =>
  expect(
    countRight([label(true, true), label(true, false), label(false, true), label(false, false)]),
  ).toEqual(['4', '2 = 50.0 % (15.0–85.0)', '2', '1 = 50.0 % (9.5–90.5)', '1']));

test('a tactic is named today where the product names it, and nowhere in a text of low risk', async () => {
  const scam = 'This is Officer Grant. Buy gift cards and read me the codes or you will be arrested today.';
  const at = (text: string) => ({
    ...{ sample: 'last', isScam: true, text, tactic: 'gift-card', isRight: true },
    start: text.indexOf('gift cards'),
    end: text.indexOf('gift cards') + 10,
  });
  const row = async (text: string) => {
    const table = await describeTactics('developing', [at(text)]);
    return table.split('\n').at(-1);
  };
  expect(await row(scam)).toContain('| 1 = 100.0 %');
  expect(
    await row('Thanks for lunch. We buy gift cards for Ana and Peter and meet at the school on Thursday.'),
  ).toContain('| none |');
});

test('a label that cannot be read is refused', () => {
  expect(parseTacticLabel('0123456789ab scam 12-18 fear wrong')).toMatchObject({ start: 12, isRight: false });
  expect(() => parseTacticLabel('0123456789ab scam 12 fear wrong')).toThrow('cannot be read');
});
