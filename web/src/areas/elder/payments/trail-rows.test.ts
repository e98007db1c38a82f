import { expect, test } from 'vitest';
import { paymentCount, trailName } from './trail-rows.ts';

test('one payment is one, and who has no name is said to have none', () => {
  expect([paymentCount(1), paymentCount(2)]).toEqual(['1 payment', '2 payments']);
  expect([trailName(''), trailName('Bakery')]).toEqual(['(no name)', 'Bakery']);
});
