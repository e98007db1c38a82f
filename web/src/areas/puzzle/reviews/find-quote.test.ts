import { expect, test } from 'vitest';
import { findQuote } from './find-quote.ts';

const TEXT = 'Dear customer, your parcel is held. Pay the customs fee of $39 in gift cards within 2 hours.';
const quoteOf = (claim: string) => {
  const found = findQuote(TEXT, claim);
  return found ? TEXT.slice(found.start, found.end) : null;
};

test('a passage in quotation marks is found, whatever its case; the longest first', () => {
  expect(quoteOf('They write “Your parcel is held” and threaten')).toBe('your parcel is held');
  expect(quoteOf('“gift cards” and "the customs fee of $39"')).toBe('the customs fee of $39');
});

test('without one that stands there, the longest run of same words counts', () => {
  expect(quoteOf('He said “no such words”: pay the customs fee, he said')).toBe('Pay the customs fee');
  expect(quoteOf('One must pay in gift cards within 2 hours or so')).toBe('in gift cards within 2 hours');
});

test('two words in a row are chance', () => {
  expect(quoteOf('The gift cards were blue')).toBeNull();
  expect(quoteOf('')).toBeNull();
});
