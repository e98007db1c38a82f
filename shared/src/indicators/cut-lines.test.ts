import { expect, test } from 'vitest';
import { CUT } from './cut-lines.ts';
import { extractIndicators } from './extract-indicators.ts';

const named = (text: string) =>
  extractIndicators(text.replaceAll('|', `${CUT}\n`)).map(({ type, value }) => `${type} ${value}`);

test.each([
  ['the rest of a host', 'Log in at kestrel-onl|ine-bank.example now'],
  ['the rest of a mail address', 'mail help-de|sk@kestrel.example today'],
  ['the host of a mail address', 'mail help-desk@ke|strel.example today'],
  ['a host that goes on', 'https://kestrel.co|m/pay'],
  ['a mail address that goes on', 'mail bob@mail.co|m now'],
  ['a host that may go on', 'see https://secure.support|er-bank.example/x'],
  ['a host within whose name the line ends', 'https://login.microsoft.a|ccounts-|verify.example/x'],
  ['a number', 'call 098765 432|10'],
])('%s beside a cut is not recorded', (_, text) => {
  expect(named(text)).toEqual([]);
});

test('of a web address that is cut behind its host the host is recorded, whole ones are', () => {
  expect(named('https://kestrel.example/pay/77|b today')).toEqual(['domain kestrel.example']);
  expect(named('Log in: https://kestrel.example|Today only')).toEqual([
    'url https://kestrel.example/',
    'domain kestrel.example',
  ]);
  expect(named('visit kestrel.example/logi|n today')).toEqual(['domain kestrel.example']);
  expect(named('Pay at the page|https://kestrel.example/pay now')).toContain('domain kestrel.example');
});

test('without a cut a line break changes nothing', () => {
  expect(named('Pay today at\nkestrel.example now')).toEqual(['domain kestrel.example']);
});

test.each([
  ['App version 1.2.3.4 is needed'],
  ['App versi\non 1.2.3.4 is needed'],
  ['build\n8.8.4.4 is out'],
  ['Driver v2.10.3.1 update to 1.0.0.127'],
])('“%s” counts versions', (text) => {
  expect(named(text)).toEqual([]);
});

test('an address of the internet is still one', () => {
  expect(named('Agent v2.1 connects to the server 45.61.22.7')).toEqual(['ip 45.61.22.7']);
  expect(named('They logged in from 45.61.22.7')).toEqual(['ip 45.61.22.7']);
});

test.each(['+91 98765 43210', '+91\n98765 43210', '91-98765-43210'])('“%s” is no American number', (text) => {
  for (const value of named(`Call us: ${text} now`)) expect(value).toBe('phone +919876543210');
});
