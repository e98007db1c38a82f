import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenize } from './tokenize.ts';

const termsOf = (text: string) => tokenize(text).map(({ term }) => term);

describe('cutting a text into terms', () => {
  test('reads amounts, links, numbers and accounts by their kind', () => {
    expect(
      termsOf('Pay $1,200 or 300 euros to hxxps://pay.example/x, call +1 (202) 555-0143 by 9:30'),
    ).toEqual(['pay', '<money>', 'or', '<money>', 'to', '<url>', 'call', '<long>', 'by', '<number>']);
    expect(termsOf('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4 gains 12% a@b.example')).toEqual([
      '<wallet>',
      'gains',
      '<percent>',
      '<email>',
    ]);
  });

  test('reads a site without https:// as a site, and no version, abbreviation or end of a sentence', () => {
    expect(termsOf('log in at pay-desk.com/now or my.post[.]co.uk today')).toEqual([
      'log',
      'in',
      'at',
      '<host>',
      'or',
      '<host>',
      'today',
    ]);
    for (const plain of ['It ended.Then we left', 'version v2.1.3', 'e.g. this', 'node.js', 'Mr.Smith'])
      expect(termsOf(plain), plain).not.toContain('<host>');
  });

  test('reads a word the same however it is dressed up', () => {
    expect(termsOf("DON'T don’t dont")).toEqual(['dont', 'dont', 'dont']);
    expect(termsOf('Café pаypal')).toEqual(['cafe', 'paypal']);
    expect(termsOf('x'.repeat(40))).toEqual(['<run>']);
  });

  test('gives the position of each term, in order and without overlaps', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        let from = 0;
        for (const { start, end } of tokenize(text)) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          from = end;
        }
      }),
    );
  });

  // A reading that takes the square of a text's length would run into the time limit of tests.
  test('runs in linear time on adversarial texts', () => {
    const hostile = ['$', '1 ', '(((1', 'a.', 'www.', 'usd ', '1,'].map((part) => part.repeat(200_000));
    for (const text of hostile) expect(tokenize(text).length).toBeLessThanOrEqual(text.length);
  });
});
