import { expect, test } from 'vitest';
import { extractIndicators } from './extract-indicators.ts';

const found = (text: string) => extractIndicators(text).map(({ type, value }) => `${type} ${value}`);

test.for([
  // The sum stands in rupees, with any number of digits.
  ['Call customer care 98450 12345 now, Rs 5000 debited', ['phone +919845012345']],
  ['Call customer care 9845012345 now, Rs.12,500.00 debited', ['phone +919845012345']],
  ['Your BVN is blocked, call 08031234567', ['phone +2348031234567']],
  // Pence per minute.
  ['To claim call 09050000928 now. Cost 150ppm', ['phone +449050000928']],
  ['Call 08712402779 and claim. Calls 10p per minute', ['phone +448712402779']],
  // In India the same digits are somebody in Pune; an air conditioner and a check of identity are no sign of it.
  ['For A/C repair call 2025550143', ['phone +12025550143']],
  ['Finish your KYC, call 2025550143', ['phone +12025550143']],
  // A film of 720 lines costs no pence.
  ['Watch it in 720p, call (202) 555-0143', ['phone +12025550143']],
  // No sign of a country: the only English-speaking one in which it is whole.
  ['Please call 08712402779, there is an urgent message for you', ['phone +448712402779']],
  // Whole in Britain and in Nigeria: kept as it is dialled.
  ['Please call 09061701461 now, there is a prize for you', ['phone 09061701461']],
  // The same digits in a German text are Landshut's.
  ['Bitte rufen Sie uns an, Telefon 08712402779, Ihre Kasse', []],
  // Nobody is told to call it.
  ['This is the receipt for your order of two books, 08712402779', []],
  ['Call free on 08000407165 (18+), you have won £200', ['phone +448000407165']],
  ['The order 2025550143 is on its way to you', []],
  ['Call our customer service on (202) 555-0143', ['phone +12025550143']],
  ['Ask the customer 2025550143', []],
] as const)('%s', ([text, expected]) => expect(found(text)).toEqual(expected));

test.for([
  ['The kernel 5.10.0.1 is out', []],
  ['Update the package 1.91.2.2 now', []],
  ['Message @john-doe_99 on Telegram', ['handle telegram:@john-doe_99']],
] as const)('%s', ([text, expected]) => expect(found(text)).toEqual(expected));
