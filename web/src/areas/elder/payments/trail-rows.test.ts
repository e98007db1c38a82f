import { expect, test } from 'vitest';
import { paymentCount, trailName } from './trail-rows.ts';

test('one payment is one, and who has no name is said to have none', () => {
  expect([paymentCount(1), paymentCount(2)]).toEqual(['1 payment', '2 payments']);
  expect([trailName(''), trailName('Bakery')]).toEqual(['(no name)', 'Bakery']);
});

test('the band of all the rest is counted in words of the page, one of them too', () => {
  expect([trailName('1 others'), trailName('4 others')]).toEqual(['1 other', '4 others']);
});
