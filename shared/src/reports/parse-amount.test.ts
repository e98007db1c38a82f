import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test.for([
  ['$500', 50_000, 'USD'],
  ['500', 50_000, 'USD'],
  ['$1,234.56', 123_456, 'USD'],
  ['1.234,56 €', 123_456, 'EUR'],
  ['€1.234', 123_400, 'EUR'],
  ["CHF 12'500", 1_250_000, 'CHF'],
  ['£ 2 500', 250_000, 'GBP'],
  ['about 3k dollars', 300_000, 'USD'],
  ['USD 1.5 million', 150_000_000, 'USD'],
  ['I lost $2,500.50 and then $90', 250_050, 'USD'],
  ['0.99 €', 99, 'EUR'],
  ['12 thousand pounds', 1_200_000, 'GBP'],
  ['AUD 1000000', 100_000_000, 'AUD'],
] as const)('%s', ([text, cents, currency]) => expect(parseAmount(text)).toEqual({ cents, currency }));

test.for(['', 'a lot', 'everything I had', '$', 'two hundred dollars', '3 gift cards', '99999999999999 usd'])(
  '"%s" is no amount',
  (text) => expect(parseAmount(text)).toBeNull(),
);

test('an amount written with grouping is read exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      const text = (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
      expect(parseAmount(text)).toEqual({ cents, currency: 'USD' });
    }),
  );
});

test('whatever is written, cents are a whole number of a known currency', () => {
  const bits = fc.constantFrom(
    '$',
    '€',
    'k',
    'm',
    ',',
    '.',
    ' ',
    "'",
    '1',
    '000',
    'usd',
    '-',
    'e',
    '9'.repeat(30),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(bits, { maxLength: 20 }).map((parts) => parts.join('')),
      ),
      (text) => {
        const amount = parseAmount(text);
        if (!amount) return;
        expect(Number.isSafeInteger(amount.cents)).toBe(true);
        expect(amount.cents).toBeGreaterThanOrEqual(0);
        expect(amount.currency).toMatch(/^[A-Z]{3}$/u);
      },
    ),
    { numRuns: 500 },
  );
});
