import { describe, expect, test } from 'vitest';
import { extractIndicators } from './extract-indicators.ts';

const numbersOf = (text: string) =>
  extractIndicators(text)
    .filter(({ type }) => type === 'phone')
    .map(({ value, start, end }) => [value, text.slice(start, end)] as const);
const values = (text: string) => numbersOf(text).map(([value]) => value);

describe('a number that people are told to call is found whole', () => {
  test.for([
    // Words touch it, or an hour.
    ['To claim, call09098790123. £1.50pm', '+449098790123'],
    ['Ring 09098790123from a landline, 150ppm', '+449098790123'],
    ['Speak to us, call 087087901239am-7pm, cost 10p', '+448708790123'],
    ['TsCs08708790123, 150ppmx3', '+448708790123'],
    ['Ph:08081570123) freefone', '+448081570123'],
    // A postcode is a sign of Britain.
    ['Dial 09098790123, Bx526, SW1A 1AA', '+449098790123'],
    // No sign of a country.
    ['PRIVATE! Please ring 09061701461', '09061701461'],
    ['call 0906346330 today', '0906346330'],
    ['call 555-0143 now', '5550143'],
    // Sums in naira, rupees and pounds with their figures.
    ['Acct debited NGN500.00, call 08031234567', '+2348031234567'],
    ['Debited INR 500.00. Call customer care 98450 12345', '+919845012345'],
    // The code of the country without a plus sign, in all the ways it is written.
    ['TEL: 234-8031234567', '+2348031234567'],
    ['Tel/Fax: 44-20-7946-0958', '+442079460958'],
    ['my phone is 00234 803 123 4567', '+2348031234567'],
    ['TEL.+234-803-1234567', '+2348031234567'],
    ['Tel: +(44)2079460958', '+442079460958'],
    ['PHONE: +0044 20 7946 0958', '+442079460958'],
    ['call me on this number: 00234\n803 1234567', '+2348031234567'],
    // Eight digits were whole in Benin until its plan changed.
    ['TEL: +229 21078128', '+22921078128'],
    ['Tel (229) 21078128', '+22921078128'],
    // Free numbers: of North America, of a country that its rupees name, of one that nothing names.
    ['dial +8005550199', '+18005550199'],
    ['Call toll free 1800 425 3800, Rs 500 were debited', '+9118004253800'],
    ['Call 1800-425-3800 now', '18004253800'],
    ['Call 1-800-425-3800 now', '+18004253800'],
    ['Call 1-800-FLOWERS now', '+18003569377'],
    ['Call toll free (800) GET-CASH', '+18004382274'],
    ['call us at 2-0-2-5-5-5-0-1-4-3. Thank you', '+12025550143'],
  ] as const)('%s', ([text, number]) => expect(values(text)).toEqual([number]));

  test('the mention is the number and not what touches it', () =>
    expect(numbersOf('call 087087901239am-7pm, cost 10p')).toEqual([['+448708790123', '08708790123']]));
});

describe('what only looks like a number is none', () => {
  test.for([
    'Try to select 1 2 3 4 5 6 7 8 9 10 and call me',
    'We called 1234567 people',
    'contact us about order 12345678901',
    'Your Acct 3044550598 was credited with NGN1.00, by 3044550598:Int',
    'AIRTEL POS STAN9999006519 avail bal: NGN7,811.13',
    'the build 20261128103045 is out, call it a day',
    'uploads/202611280143/a',
    'Your code: 2025550143',
  ])('%s', (text) => expect(values(text)).toEqual([]));
});
