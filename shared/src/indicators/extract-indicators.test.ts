import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defang, extractIndicators } from './extract-indicators.ts';

/** Of this thread alone: what else the machine does is not counted. */
const cpuMs = (): number => process.threadCpuUsage().user / 1000;

const found = (text: string) => extractIndicators(text).map(({ type, value }) => `${type} ${value}`);

describe('an indicator is found in whatever spelling, and a near miss is not', () => {
  const TABLE: readonly (readonly [text: string, ...indicators: string[]])[] = [
    [
      'go to https://Pay-Desk.example/login?id=7 now',
      'url https://pay-desk.example/login?id=7',
      'domain pay-desk.example',
    ],
    ['hxxps://pay-desk[.]example/x', 'url https://pay-desk.example/x', 'domain pay-desk.example'],
    ['see pay-desk[.]example.', 'domain pay-desk.example'],
    ['see www.pay-desk.co.uk, please', 'domain pay-desk.co.uk'],
    ['it was e.g. like this, i.e. bad. Then'],
    ['version 1.2.3 of node.js and file.txt'],
    ['mail desk@pay-desk.example', 'email desk@pay-desk.example'],
    ['mail desk[at]pay-desk[.]example', 'email desk@pay-desk.example'],
    ['mail Desk@Pay-Desk.Example', 'email desk@pay-desk.example'],
    ['call +1 202 555 0143 today', 'phone +12025550143'],
    ['call (202) 555-0143 today', 'phone +12025550143'],
    ['call +44 20 7946 0958', 'phone +442079460958'],
    ['on 2026-01-02 I paid 1234567'],
    ['btc 1BoatSLRHtKNngkdXEeobR76b53LETtpyT', 'btc 1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
    ['btc 1BoatSLRHtKNngkdXEeobR76b53LETtpyU'],
    ['bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 'btc bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    ['BC1QCR8TE4KR609GCAWUTMRZA0J4XV80JY8Z306FYU', 'btc bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    ['bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyx'],
    ['eth 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'eth 0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
    ['eth 0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'eth 0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
    ['eth 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'],
    ['tron TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW', 'tron TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW'],
    ['tron TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMX'],
    [`tx ${'ab'.repeat(32)}`, `transaction ${'ab'.repeat(32)}`],
    [`tx 0x${'AB'.repeat(32)}`, `transaction ${'ab'.repeat(32)}`],
    ['IBAN GB82 WEST 1234 5698 7654 32', 'iban GB82WEST12345698765432'],
    ['IBAN GB82 WEST 1234 5698 7654 33'],
    ['card 4111 1111 1111 1111', 'card **** 1111'],
    ['card 4111 1111 1111 1112'],
    ['host 203.0.113.9 and 203[.]0[.]113[.]10', 'ip 203.0.113.9', 'ip 203.0.113.10'],
    ['host 300.1.2.3'],
    ['write to @recovery_desk now', 'handle @recovery_desk'],
    ['it is at @a or me@'],
    ['gmail.com, https://facebook.com/ and t.me are everybody’s'],
  ];
  test.for(TABLE.map(([text, ...indicators]) => [text, indicators] as const))('%s', ([text, indicators]) => {
    expect(found(text)).toEqual(indicators);
  });
});

test('the span of a mention is what was written, in UTF-16 code units', () => {
  const text = '💸 pay to bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu or see hxxps://pay[.]example/a, please';
  for (const { type, value, start, end } of extractIndicators(text)) {
    const mention = text.slice(start, end);
    const plain = mention.replace('hxxps', 'https').replaceAll('[.]', '.');
    expect([type, plain.toLowerCase()]).toEqual([type, value]);
  }
});

test('a mention is parsed the same alone and in its text', () => {
  const values = [
    'desk@pay.example',
    '+12025550143',
    'pay-desk.example',
    '203.0.113.9',
    'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: 6 }), (chosen) => {
      const text = chosen.join(' and then ');
      expect(found(text).filter((entry) => !entry.startsWith('handle'))).toEqual(
        chosen.flatMap((one) => found(one)),
      );
    }),
  );
});

test('for any text, spans lie in it and mentions do not overlap, except the host of a URL', () => {
  const pieces = fc.constantFrom(
    'https://',
    'a.example',
    '@',
    '.',
    '1',
    '0x',
    'bc1',
    '+1',
    ' ',
    '[.]',
    'GB82',
    '💸',
    '\n',
    '-',
    '/',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
      ),
      (text) => {
        const indicators = extractIndicators(text);
        for (const { start, end, value } of indicators) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(end).toBeGreaterThan(start);
          expect(value).not.toBe('');
        }
        const outer = indicators.filter(
          (one) =>
            !(
              one.type === 'domain' &&
              indicators.some(
                ({ type, start, end }) => type === 'url' && start <= one.start && one.end <= end,
              )
            ),
        );
        for (const [index, one] of outer.entries()) {
          for (const other of outer.slice(index + 1))
            expect(one.start < other.end && other.start < one.end).toBe(false);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('fifty thousand hostile characters take well under a second', () => {
  for (const part of [
    'a',
    'a-',
    'a.',
    '1 ',
    'a@',
    '@a',
    'http://a.com ',
    '12 ',
    'a[.]',
    '(202) 555-',
    'GB33 ',
    ')',
    'http://a.com/)',
    'http://a@',
    ' [dot] ',
    'a [at] ',
    'a at b dot ',
    'telegram ',
    'telegram: a',
    '0x',
    'abcdef0123456789 ',
    '11111111111111111111111111 ',
    'a:',
    '::',
    'я.',
    't.me/a ',
    '4111 ',
  ]) {
    const text = part.repeat(Math.ceil(50_000 / part.length));
    const startedAt = cpuMs();
    extractIndicators(text);
    // Ten times the usual time, so that a slow machine passes and quadratic time does not.
    expect(cpuMs() - startedAt, JSON.stringify(part)).toBeLessThan(5_000);
  }
});

test('a defanged value is no link', () => {
  expect(defang('url', 'https://pay.example/a.b')).toBe('hxxps://pay[.]example/a.b');
  expect(defang('domain', 'pay.example')).toBe('pay[.]example');
  expect(defang('email', 'a@pay.example')).toBe('a@pay[.]example');
  expect(defang('btc', '1Boat')).toBe('1Boat');
});
