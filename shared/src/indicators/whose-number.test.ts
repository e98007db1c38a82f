import { expect, test } from 'vitest';
import { extractIndicators } from './extract-indicators.ts';

const named = (text: string, type: string) =>
  extractIndicators(text)
    .filter((indicator) => indicator.type === type)
    .map(({ value }) => value);

test.each([
  ['WhatsApp 70428 12345 urgently', '+917042812345'],
  ['Pay Rs 500 by UPI, call 8123456789', '+918123456789'],
  ['Call +91 98765 43210', '+919876543210'],
  ['Ring HMRC on 020 7946 0958', '+442079460958'],
  ['Call (202) 555-0123 today', '+12025550123'],
  ['Call 812-345-6789 today', '+18123456789'],
  ['Dial 8005550199', '+18005550199'],
  ['Send $500, then call 7042812345', '+17042812345'],
])('%s: the number gets the country indicated by the text', (text, number) => {
  expect(named(text, 'phone')).toEqual([number]);
});

test('a number that could be Indian or American gets no country without further signs', () => {
  expect(named('call me on 8123456789', 'phone')).toEqual(['8123456789']);
  expect(named('it was 8123456789 of them', 'phone')).toEqual([]);
});

test.each([
  'update to 1.91.2.2 available',
  'v10.0.0.1 update',
  'App version 1.91.2.2',
  'WhatsApp 2.23.20.76 is out',
  'Installed: driver 31.0.15.36',
])('%s: a version is no address', (text) => {
  expect(named(text, 'ip')).toEqual([]);
});

test.each([
  'the server at 185.22.14.9 answered',
  'IP address 45.33.32.156 is available',
  'logged in from 8.8.4.4',
])('%s: an address is one', (text) => {
  expect(named(text, 'ip')).toHaveLength(1);
});

test('the rest of an address that broke at the end of a line is nobody’s domain', () => {
  expect(named('Visit https://secure-bank-\nverify.example/login', 'domain')).toEqual([]);
  expect(named('It was kestrel-\nredeliver.example', 'domain')).toEqual([]);
  expect(named('We agreed -\nshop.example was fine', 'domain')).toEqual(['shop.example']);
});
