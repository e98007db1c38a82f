import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractIndicators } from '../indicators/extract-indicators.ts';
import { Placeholders } from './placeholders.ts';
import { publicFigure } from './public-figures.ts';
import { redact } from './redact.ts';

/** Of this thread alone: what else the machine does is not counted. */
const cpuMs = (): number => process.threadCpuUsage().user / 1000;

const forCrowd = (
  text: string,
  victimNames: readonly string[] = [],
  placeholders = new Placeholders('one'),
) => redact(text, { grade: 'crowd', placeholders, victimNames });

test('what may be the victim’s own becomes a placeholder, the same for the same value', () => {
  const text =
    'I, maya@home.example, called +1 202 555 0143; later MAYA@home.example paid GB82 WEST 1234 5698 7654 32.';
  expect(forCrowd(text)).toBe('I, [EMAIL_1], called [PHONE_1]; later [EMAIL_1] paid [IBAN_1].');
});

test('two people get different placeholders', () => {
  expect(forCrowd('a@x.example b@x.example a@x.example')).toBe('[EMAIL_1] [EMAIL_2] [EMAIL_1]');
});

test('the scammer’s side stays, and cannot be opened by accident', () => {
  const text = 'Pay to bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu at https://pay.example/a or 203.0.113.9';
  expect(forCrowd(text)).toBe(
    'Pay to bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu at hxxps://pay[.]example/a or 203[.]0[.]113[.]9',
  );
});

const personal = fc.constantFrom(
  'maya@home.example',
  'maya[at]home[.]example',
  '+1 202 555 0143',
  '(202) 555-0143',
  '4111 1111 1111 1111',
  'GB82 WEST 1234 5698 7654 32',
);
const plain = fc.constantFrom(
  'I wrote',
  'to',
  'pay.example',
  'and paid',
  '$500',
  'euros',
  '2026-01-02',
  'https://pay.example/a?x=',
  'account',
  '1',
  '(',
  '.',
  ',',
  '\n',
  '🙂',
);

test('nothing personal is left in any mix of words', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(personal, plain), { maxLength: 20 }), (parts) => {
      const shown = forCrowd(parts.join(' '));
      const left = extractIndicators(shown).filter(({ type }) =>
        ['email', 'phone', 'card', 'iban'].includes(type),
      );
      expect(left).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

test('redaction is idempotent', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(personal, plain), { maxLength: 12 }), (parts) => {
      const once = forCrowd(parts.join(' '));
      expect(forCrowd(once)).toBe(once);
    }),
  );
});

describe('other identifying details', () => {
  test.for([
    ['my account number is 7263 5518 920', 'my account number is [ACCOUNT_1]'],
    ['SSN 219-09-9999', 'SSN [ID_1]'],
    ['passport no. C01X00T47', 'passport no. [ID_1]'],
    ['born on 3 May 1951', 'born on [BIRTHDAY_1]'],
    ['they came to 14 Larkspur Hill Road', 'they came to [ADDRESS_1]'],
    ['routing number 021000021', 'routing number [ROUTING_1]'],
    ['a number that cannot be: 000 000 0000', 'a number that cannot be: [NUMBER_1]'],
    ['an address of no known suffix: maya@home.nowhere', 'an address of no known suffix: [EMAIL_1]'],
    ['my wallet is bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 'my wallet is [BTC_1]'],
    ['my Instagram is @maya.walks', 'my Instagram is [HANDLE_1]'],
    ['https://pay.example/a?mail=maya%40home.example&x=1#me', 'hxxps://pay[.]example/a?…'],
    ['https://pay.example/refund/maya@home.example/ok', 'hxxps://pay[.]example/refund/[EMAIL_1]/ok'],
    ['tel-2025550143 of scheme-12345678-90', 'tel-[NUMBER_1] of scheme-12345678-90'],
    ['https://wa.me/12025550143', '[PHONE_1]'],
    ['Dear Valued Customer, dear Maya Ortiz, Maya!', 'Dear Valued Customer, dear [VICTIM_1], [VICTIM_1]!'],
    ['Mr Ortiz and Mrs Kern', 'Mr [PERSON_1] and Mrs [PERSON_2]'],
  ] as const)('%s', ([text, shown]) => expect(forCrowd(text)).toBe(shown));

  test('a name that is known goes everywhere, in any case, and inside addresses', () => {
    expect(forCrowd('MAYA wrote; see https://pay.example/maya/ortiz and maya.example', ['Maya Ortiz'])).toBe(
      '[VICTIM_1] wrote; see hxxps://pay[.]example/[VICTIM_1]/[VICTIM_1] and [VICTIM_1][.]example',
    );
  });

  test('a made-up name of letters and digits is hidden whole and hides nothing else', () => {
    expect(forCrowd('maya-19fab84 and 12fab34', ['maya-19fab84'])).toBe('[VICTIM_1] and 12fab34');
  });

  test('sums and days stay', () => {
    const text = 'On 2026-01-02 and 03/04/2025 I lost $1,200,000, 1 200 000 euros in 2024-2025.';
    expect(forCrowd(text)).toBe(text);
  });

  test('nothing passes unredacted after the maximum of indicators', () => {
    const junk = Array.from({ length: 700 }, (_, index) => `desk${index}@pay.example 2025550${100 + index}`);
    const shown = forCrowd(`${junk.join(' ')} maya@home.example +1 202 555 0143 4111 1111 1111 1111`);
    expect(shown).not.toMatch(/home|0143|1111/u);
  });
});

test('placeholders are the same in every text of a cluster, after storing too, and differ between clusters', () => {
  const placeholders = new Placeholders('one');
  expect(forCrowd('a@x.example b@x.example', [], placeholders)).toBe('[EMAIL_1] [EMAIL_2]');
  expect(forCrowd('B@x.example and c@x.example', [], placeholders)).toBe('[EMAIL_2] and [EMAIL_3]');
  const again = new Placeholders('one', placeholders.added);
  expect(forCrowd('d@x.example c@x.example', [], again)).toBe('[EMAIL_4] [EMAIL_3]');
  expect(again.added).toHaveLength(1);
  const other = new Placeholders('two', placeholders.added);
  expect(forCrowd('a@x.example', [], other)).toBe('[EMAIL_4]');
  expect(JSON.stringify(placeholders.added)).not.toContain('example');
});

test('each grade sees the allowed details', () => {
  const text = 'Maya: +1 202 555 0143, maya@home.example, https://pay.example/';
  const view = (grade: Parameters<typeof redact>[1]['grade'], revealed: readonly string[] = []) =>
    redact(text, {
      grade,
      placeholders: new Placeholders('one'),
      victimNames: ['Maya Ortiz'],
      revealed: new Set(revealed),
    });
  expect(view('owner')).toBe(text);
  expect(view('law-enforcement')).toBe(text);
  const masked = '[VICTIM_1]: [PHONE_1], [EMAIL_1], hxxps://pay[.]example/';
  expect(view('crowd', ['PHONE_1'])).toBe(masked);
  expect(view('analyst')).toBe(masked);
  expect(view('analyst', ['PHONE_1'])).toBe('[VICTIM_1]: +1 202 555 0143, [EMAIL_1], hxxps://pay[.]example/');
  expect(view('public')).toBe('');
  expect([0, 4, 5, 900].map(publicFigure)).toEqual([null, null, 5, 900]);
});

test('a hostile text takes no longer', () => {
  for (const part of [
    'Dear A ',
    '1 ',
    'a@a.',
    'account 1',
    '1 A ',
    'my my ',
    'http://a.com/1234567 ',
    'born 1',
  ]) {
    const text = part.repeat(Math.ceil(50_000 / part.length));
    const startedAt = cpuMs();
    forCrowd(text, ['Maya Ortiz']);
    expect(cpuMs() - startedAt, part).toBeLessThan(5_000);
  }
});
