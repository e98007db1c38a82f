import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderOf, parseDate } from './parse-dates.ts';

test.for([
  ['2026-01-05', '2026-01-05T12:00:00.000Z'],
  ['2026/1/5', '2026-01-05T12:00:00.000Z'],
  ['20260105', '2026-01-05T12:00:00.000Z'],
  ['2026-01-05+01:00', '2026-01-05T12:00:00.000Z'],
  ['2026-01-05T14:30:15Z', '2026-01-05T14:30:15.000Z'],
  ['2026-01-05T14:30:15.123456+02:00', '2026-01-05T12:30:15.123Z'],
  ['2026-01-05 23:30:00 -05:00', '2026-01-06T04:30:00.000Z'],
  ['01/05/2026', '2026-01-05T12:00:00.000Z'],
  ['1/5/26', '2026-01-05T12:00:00.000Z'],
  ['01/05/2026 02:30 PM', '2026-01-05T14:30:00.000Z'],
  ['01/05/2026, 12:05 am', '2026-01-05T00:05:00.000Z'],
  ['05.01.2026', '2026-01-05T12:00:00.000Z'],
  ['5.1.26', '2026-01-05T12:00:00.000Z'],
  ['5 Jan 2026', '2026-01-05T12:00:00.000Z'],
  ['05-JAN-26', '2026-01-05T12:00:00.000Z'],
  ['January 5, 2026', '2026-01-05T12:00:00.000Z'],
  ['02/29/2024', '2024-02-29T12:00:00.000Z'],
] as const)('%s', ([text, time]) => {
  expect(parseDate(text, 'mdy')).toBe(time);
});

test('the order is for slashes and dashes only', () => {
  expect(parseDate('05/01/2026', 'dmy')).toBe('2026-01-05T12:00:00.000Z');
  expect(parseDate('05-01-2026', 'dmy')).toBe('2026-01-05T12:00:00.000Z');
  expect(parseDate('05.01.2026', 'mdy')).toBe('2026-01-05T12:00:00.000Z');
  expect([orderOf('13/01/2026'), orderOf('01/13/2026'), orderOf('01/05/2026')]).toEqual(['dmy', 'mdy', null]);
  expect([orderOf('13.01.2026'), orderOf('2026-01-13'), orderOf('')]).toEqual([null, null, null]);
});

test.for([
  ...[
    '',
    'soon',
    '2026-02-30',
    '02/29/2025',
    '13/13/2026',
    '2026-13-01',
    '00/10/2026',
    '1/2/3',
    '01/05/0026',
  ],
  ...['2026-01-05T25:00:00Z', '2026-01-05T12:60:00Z', '01/05/2026 13:00 PM', '2026-01-05T10:00:00+99:00'],
  ...['99999999', '2026-01', '5 Foo 2026', '2026-01-05 x', '1'.repeat(1_000)],
])('%s is no date', (text) => {
  expect(parseDate(text, 'mdy')).toBeNull();
});

test('a day written any usual way is read back, and any text is a time or none', () => {
  const days = fc.date({ min: new Date('1950-01-02'), max: new Date('2100-12-30'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const [day = '', month = '', year = ''] = date.toISOString().slice(0, 10).split('-').toReversed();
      const noon = `${year}-${month}-${day}T12:00:00.000Z`;
      expect(parseDate(`${year}-${month}-${day}`, 'mdy')).toBe(noon);
      expect(parseDate(`${month}/${day}/${year}`, 'mdy')).toBe(noon);
      expect(parseDate(`${day}/${month}/${year}`, 'dmy')).toBe(noon);
      expect(parseDate(`${day}.${month}.${year}`, 'mdy')).toBe(noon);
      expect(parseDate(date.toISOString(), 'mdy')).toBe(date.toISOString());
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d/.: -]{0,24}$/u)), (text) => {
      expect(parseDate(text, 'dmy') ?? '2000-01-01T00:00:00.000Z').toMatch(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/u);
    }),
  );
});
