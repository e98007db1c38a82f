import * as v from 'valibot';
import { expect, test } from 'vitest';
import { paymentInputSchema } from './payment.ts';

const given = (changes: object) => ({
  externalId: 'one',
  amount: 1,
  currency: 'usd',
  direction: 'out',
  payee: '',
  occurredAt: '2026-11-20T10:00:00+02:00',
  ...changes,
});

test('a currency is in capitals and a time in UTC, however they were written', () =>
  expect(v.parse(paymentInputSchema, given({}))).toMatchObject({
    currency: 'USD',
    occurredAt: '2026-11-20T08:00:00.000Z',
  }));

test.for(['ﬁa', 'US', 'U5D', 'ßa'])('%s is no currency', (currency) =>
  expect(v.is(paymentInputSchema, given({ currency }))).toBe(false),
);
