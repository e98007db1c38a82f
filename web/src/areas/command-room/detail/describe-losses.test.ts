import { expect, test } from 'vitest';
import { describeLosses } from './describe-losses.ts';

const usd = (cents: number) => ({ cents, currency: 'USD' });

test('losses are named in words, each currency on its own, and never as a code', () => {
  expect(describeLosses(usd(500_000), [])).toEqual({
    value: '$5,000 or more',
    note: 'Counts only losses in US dollars',
  });
  const others = [
    { cents: 100_000, currency: 'EUR' },
    { cents: 50_000, currency: 'GBP' },
  ];
  expect(describeLosses(usd(500_000), others)).toEqual({
    value: '$5,000 or more',
    note: 'Also €1,000 or more, £500 or more. We add each currency on its own.',
  });
});

test('a cluster whose losses are in other currencies shows those, and none without enough victims', () => {
  expect(describeLosses(usd(0), [{ cents: 100_000, currency: 'EUR' }])).toEqual({
    value: '€1,000 or more',
    note: 'Counts only losses in euros',
  });
  expect(describeLosses(usd(0), [])).toEqual({ value: null, note: 'Shown for five victims or more' });
});
