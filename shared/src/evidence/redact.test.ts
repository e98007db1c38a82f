import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractIndicators } from './extract-indicators.ts';
import { redactForCrowd } from './redact.ts';

test('what may be the victim’s own becomes a placeholder, the same for the same value', () => {
  const text =
    'I, maya@home.example, called +1 202 555 0143; later MAYA@home.example paid GB82 WEST 1234 5698 7654 32.';
  expect(redactForCrowd(text)).toBe('I, [EMAIL_1], called [PHONE_1]; later [EMAIL_1] paid [IBAN_1].');
});

test('two people are told apart', () => {
  expect(redactForCrowd('a@x.example b@x.example a@x.example')).toBe('[EMAIL_1] [EMAIL_2] [EMAIL_1]');
});

test('the scammer’s side stays, and cannot be opened by accident', () => {
  const text = 'Pay to bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu at https://pay.example/a or 203.0.113.9';
  expect(redactForCrowd(text)).toBe(
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
const plain = fc.constantFrom('I wrote', 'to', 'pay.example', 'and paid', '$500', '.', ',', '\n', '🙂');

test('nothing personal is left in any mix of words', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(personal, plain), { maxLength: 20 }), (parts) => {
      const shown = redactForCrowd(parts.join(' '));
      const left = extractIndicators(shown).filter(({ type }) =>
        ['email', 'phone', 'card', 'iban'].includes(type),
      );
      expect(left).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('a redacted text stays as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(personal, plain), { maxLength: 12 }), (parts) => {
      const once = redactForCrowd(parts.join(' '));
      expect(redactForCrowd(once)).toBe(once);
    }),
  );
});
