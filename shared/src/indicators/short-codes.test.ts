import { expect, test } from 'vitest';
import { findShortCodes } from './short-codes.ts';

const codes = (text: string) =>
  findShortCodes(text).map(({ value, start, end }) => [value, text.slice(start, end)]);

test.for([
  ['Txt WIN to 80012 now', '80012'],
  ['text the word DRAW to 80012', '80012'],
  ['Txt: CALL to No: 80012 & claim', '80012'],
  ['Send STOP to 80012 to end', '80012'],
  ['Reply with: WIN to 80012 now', '80012'],
  ['txt STOP 2 80012.', '80012'],
  ['a correct ans to 80012 Whats No1', '80012'],
  ['send "yes" to 800123', '800123'],
] as const)('%s', ([text, code]) => expect(codes(text)).toEqual([[code, code]]));

test.for([
  'send $500 to 80012',
  'Send a check to 21234 Main Street',
  'Send the parcel to 80012',
  'I text him up to 80012 times',
  'reply to 3 of 80012 users',
  'Text us to win £80012',
  'text WIN to 80012.50',
  'they moved to 80012',
])('%s: no short code', (text) => expect(codes(text)).toEqual([]));
