import { expect, test } from 'vitest';
import type { PictureLine } from '../content/file-reading.ts';
import { markCuts } from './mark-cuts.ts';

const MARK = '¶';
/** Lines of letters that are ten pixels wide and 20 high, with `gap` pixels between lines. */
function mark(text: string, gap = 8): string {
  const lines = text.split('\n').map((line, index): PictureLine => {
    const y0 = index * (20 + gap);
    return { text: `${line}\n`, bbox: { x0: 0, y0, x1: line.length * 10, y1: y0 + 20 } };
  });
  return markCuts(lines).replaceAll('\u2060', MARK).trimEnd();
}

test.each([
  [
    'a full line before an address',
    'Mail help-de\nsk@kestrel.example'.replace('Mail', 'Please mail our'),
    '¶',
  ],
  ['a full line within an address', 'Log in at kestrel.exam\nple/pay now', '¶'],
  ['a number', 'Please call +91 98765\n43210 now', '¶'],
  ['a hyphen, though the line is short', 'mail@kestrel-\nredelivery-of-parcels.example', '¶'],
  ['a host that was not read to its end', 'login.accounts\nverify-your-account.example', '¶'],
])('%s may be broken', (_, text, sign) => {
  expect(mark(text)).toContain(`${sign}\n`);
});

test.each([
  ['plain words', 'Please come to the office\non Monday'],
  ['a sentence that ended', 'Please log in and pay here:\nkestrel.example'],
  ['a short line', 'Pay at\nkestrel-redelivery.example'],
])('%s are not', (_, text) => {
  expect(mark(text)).toBe(text);
});

test('lines of different bubbles are not joined', () => {
  expect(mark('Are you still there my dear\nkestrel.example', 60)).not.toContain(MARK);
});
