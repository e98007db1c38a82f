import { describe, expect, it } from 'vitest';
import { templateSimilarity } from '../texts/sketch/text-sketch.ts';
import { extractReportFeatures } from './report-features.ts';

const IBAN = 'GB75XTST44717517325467';
const domainsAndAccounts = (evidence: string) =>
  extractReportFeatures({ description: '', evidence, scamPersonas: '' })
    .indicators.filter(({ type }) => type === 'domain' || type === 'iban')
    .map(({ value }) => value);

const textsOf = (evidence: string) =>
  extractReportFeatures({ description: '', evidence, scamPersonas: '' }).texts;

describe('features of a report', () => {
  it('has a text message of a few words around a link, marked as brief, so that its campaign is found', () => {
    const [one, other] = [
      'Grandma’s Free Summer Giveaway http://science.example/QN70Lb',
      'Uncle’s Free Summer Giveaway http://marble.example/v3',
    ].map((text) => textsOf(text)[0]);
    if (!one || !other) throw new Error('a brief text was left out');
    expect([one.isBrief, other.isBrief]).toEqual([true, true]);
    expect(one.bands.some((key) => other.bands.includes(key))).toBe(true);
    expect(templateSimilarity(one.sketch, other.sketch)).toBeGreaterThan(0.1);
  });

  it.each([
    'I read of it on gold-desk.example',
    'It ran on https://gold-desk.example/login',
    'gold-desk.example',
  ])('has nothing to compare of a line that says only where: %s', (evidence) => {
    expect(textsOf(evidence)).toEqual([]);
  });

  it.each(['gift.example/a', 'free-gift-for-you-now.example/claim/it/all', 'a1bc2de3fg.example/QN70Lb'])(
    'is brief whatever the letters of its address are: %s',
    (address) =>
      expect(textsOf(`Harbour Free Summer Giveaway http://${address}`)).toMatchObject([{ isBrief: true }]),
  );

  it('does not mark a message as brief that says more', () => {
    const told =
      'The package has arrived at the warehouse and cannot be delivered due to incomplete address information: gold-desk.example/a';
    expect(textsOf(told)).toMatchObject([{ isBrief: false }]);
  });

  it.each([
    `The money left my account ${IBAN} the same day.`,
    `My IBAN is ${IBAN}.`,
    `They asked for our family account: ${IBAN}`,
    'Our own little shop is www.blue-teapot.com, they wrote to it.',
    'Contact me at www.blue-teapot.com please.',
  ])('leaves out what the victim calls their own: %s', (text) => {
    expect(domainsAndAccounts(text)).toEqual([]);
  });

  it.each([
    [`I emptied my tuition account to ${IBAN}`, IBAN],
    ['My running shoes from wrong-shoes.com never came.', 'wrong-shoes.com'],
    ["I ordered the sample for my daughter's wedding and paid postage on trial-serum.com", 'trial-serum.com'],
    ['They took my money. The site is trial-serum.com', 'trial-serum.com'],
  ])('keeps where the money or the victim was sent: %s', (text, value) => {
    expect(domainsAndAccounts(text)).toEqual([value]);
  });
});
