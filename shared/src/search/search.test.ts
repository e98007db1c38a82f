import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutSnippet } from './cut-snippet.ts';
import { askedWords, foldWords } from './fold-words.ts';
import { rankFound } from './rank-found.ts';
import { isOneStepAway, matchWord } from './word-match.ts';

describe('words', () => {
  it('have no accents, capitals or punctuation, and are cut where a script has no spaces', () => {
    expect(foldWords('Élodie’s  “WALLET”: évil-site[.]example ŁÓDŹ')).toEqual(
      'elodie s wallet evil site example łodz'.split(' '),
    );
    expect(foldWords('詐欺 site')).toEqual(['詐', '欺', 'site']);
  });

  it('that nearly every text has are left out, unless there is no other', () => {
    expect(askedWords('the wallet of them')).toEqual(['wallet']);
    expect(askedWords('the')).toEqual(['the']);
  });
});

describe('a word fits', () => {
  it('whole, as a beginning, or with one error, in this order', () => {
    expect(
      ['wallet', 'wallets', 'walet', 'wlalet', 'wullet', 'wool'].map((word) => matchWord('wallet', word)),
    ).toEqual([4, 3, 2, 2, 2, 0]);
  });

  it('with an error only if it is neither short nor an address', () => {
    expect(matchWord('usd', 'uso')).toBe(0);
    expect(matchWord('a'.repeat(21), `${'a'.repeat(20)}b`)).toBe(0);
  });

  it('with any one letter left out, doubled, changed or swapped with the next', () => {
    const letters = fc.stringMatching(/^[a-z]{4,20}$/u);
    fc.assert(
      fc.property(letters, fc.nat(), (word, seed) => {
        const at = seed % (word.length - 1);
        const [before, letter, next, rest] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
        const near = [`${before}${next}${rest}`, `${before}${letter}${letter}${next}${rest}`];
        near.push(`${before}_${next}${rest}`, `${before}${next}${letter}${rest}`);
        for (const other of near)
          expect([word, other, isOneStepAway(word, other)]).toEqual([word, other, true]);
      }),
    );
  });
});

it('what has not all words is left out; a title counts more than a text, and of equals the newer comes first', () => {
  const found = [
    { title: 'Parcels', text: 'a wallet was asked for', at: 1 },
    { title: 'Wallet', text: '', at: 1 },
    { title: 'The wallet', text: '', at: 2 },
    { title: 'Wallet', text: 'newer', at: 3 },
    { title: 'Bank', text: '', at: 9 },
  ];
  const order = rankFound(['wallet'], found, 10).map(({ title, at }) => `${title} ${at}`);
  expect(order).toEqual(['Wallet 3', 'Wallet 1', 'The wallet 2', 'Parcels 1']);
  expect(rankFound(['wallet', 'parcels'], found, 10)).toHaveLength(1);
});

it('a snippet has the word that was found, whatever is around it', () => {
  const text = `${'before '.repeat(60)}the wallet\nthey named ${'after '.repeat(60)}`;
  const snippet = cutSnippet(['walet'], text);
  expect(snippet).toContain('the wallet they named');
  expect([...snippet].length).toBeLessThanOrEqual(142);
  expect(cutSnippet(['walet'], 'short')).toBe('short');
});
