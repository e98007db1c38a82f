import { extractIndicators } from '@fap/shared/indicators/extract-indicators.ts';
import { expect, test } from 'vitest';
import { joinWrapped } from './join-wrapped.ts';

const domainsOf = (text: string) =>
  extractIndicators(joinWrapped(text))
    .filter(({ type }) => type === 'domain')
    .map(({ value }) => value);

test.each([
  ['at its hyphen', 'Visit https://secure-bank-\nverify.example/login now', 'secure-bank-verify.example'],
  ['at its hyphen, without a scheme', 'Pay at kestrel-\nredeliver.example/p', 'kestrel-redeliver.example'],
  ['before its hyphen', 'https://kestrel\n-redeliver.example/p', 'kestrel-redeliver.example'],
  ['within its name', 'https://kestrel-redeliver.exam\nple/pay', 'kestrel-redeliver.example'],
  ['within a long name', 'go to https://my.kestrel-deliver\ny.example/x', 'kestrel-delivery.example'],
  ['behind its slash', 'https://kestrel.example/\npay/77', 'kestrel.example'],
])('an address that a picture breaks %s is one address', (_, text, domain) => {
  expect(domainsOf(text)).toEqual([domain]);
});

test('unrelated lines stay separate', () => {
  const text = 'Our site is https://kestrel.example\nCall us on Monday - we are\nthere from 9.';
  expect(joinWrapped(text)).toBe(text);
  expect(joinWrapped('A well-\nknown trick')).toBe('A well-\nknown trick');
  expect(joinWrapped('https://kestrel.example/pay/\nDo it today')).toBe(
    'https://kestrel.example/pay/\nDo it today',
  );
});
