import { describe, expect, it } from 'vitest';
import { extractReportFeatures } from './report-features.ts';

const IBAN = 'GB75XTST44717517325467';
const domainsAndAccounts = (evidence: string) =>
  extractReportFeatures({ description: '', evidence, scamPersonas: '' })
    .indicators.filter(({ type }) => type === 'domain' || type === 'iban')
    .map(({ value }) => value);

describe('features of a report', () => {
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
