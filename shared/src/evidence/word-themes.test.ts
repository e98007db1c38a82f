import { expect, test } from 'vitest';
import { kindOfReason } from './reason-kinds.ts';
import { themeOf } from './word-themes.ts';

test.for([
  ['fees', 'Words about money and payment'],
  ['payments', 'Words about money and payment'],
  ['charging', 'Words about money and payment'],
  ['verification', 'Words about accounts and signing in'],
  ['immediately', 'Words about time and haste'],
  ['officers', 'Words about offices and the law'],
  ['winning', 'Words about prizes and offers'],
  ['shipping', 'Words about parcels and orders'],
  ['hired', 'Words about work'],
  ['feelings', 'Words about feelings and trust'],
  ['<url>', 'Words about links, calls and messages'],
] as const)('%s is one of the %s', ([word, name]) => {
  expect(themeOf(word)).toBe(name);
  expect(kindOfReason({ text: name })).toBe('sum');
});

test.for([
  'summer',
  'window',
  'winter',
  'party',
  'taxi',
  'significant',
  'logic',
  'costume',
  'coincidence',
  'cardiac',
  'shipwreck',
  'lawn',
  'garden',
  '<number>',
])('%s, which only begins like one, is of no theme', (word) => expect(themeOf(word)).toBeNull());

test('“feel” is no fee', () => expect(themeOf('feel')).toBe('Words about feelings and trust'));
