import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitSentences } from './split-sentences.ts';
import { splitTurns } from './split-turns.ts';

const said = (text: string, names: string[] = []) =>
  splitTurns(text, names).turns.map(({ speaker, text: words }) => [speaker, words]);

describe('evidence texts are split into turns', () => {
  test('a WhatsApp export: who is who by the reporter’s name, and when', () => {
    const text =
      '[12/03/2026, 14:05:11] Coach Petra: Hi champion!\n[12/03/2026, 14:09:40] Mary Hill: Is this a scam?\n' +
      '[13/03/2026, 09:00:00] Coach Petra: No. Pay the fee today\nand keep it between us.';
    expect(said(text, ['Mary Hill'])).toEqual([
      ['scammer', 'Hi champion!'],
      ['victim', 'Is this a scam?'],
      ['scammer', 'No.'],
      ['scammer', 'Pay the fee today'],
      ['scammer', 'and keep it between us.'],
    ]);
    expect(splitTurns(text, ['Mary Hill']).turns[2]?.at).toBe(Date.UTC(2026, 2, 13, 9));
    expect(splitTurns(text, ['Mary Hill']).form).toBe('dialogue');
  });

  test('labelled lines: "Me" is the victim', () => {
    expect(said('Me: why is there another fee?\nAgent: It is refundable.\nMe: no')).toEqual([
      ['victim', 'why is there another fee?'],
      ['scammer', 'It is refundable.'],
      ['victim', 'no'],
    ]);
  });

  test('of two names nobody knows, the one who shows tactics is the scammer', () => {
    expect(said('Rose: I am not sure\nJohn Smith: Buy gift cards immediately, tell nobody')).toEqual([
      ['victim', 'I am not sure'],
      ['scammer', 'Buy gift cards immediately, tell nobody'],
    ]);
  });

  test('mails: bodies without headers and without what they quote', () => {
    const text =
      'From: desk@recover.example\nDate: Mon, 02 Mar 2026 10:00:00 +0000\nSubject: Your funds\n\nYour funds are ready. Pay the bond.\n' +
      'On Sun, 1 Mar 2026 at 09:12, Mary Hill wrote:\n> is it safe?\nFrom: Mary Hill <m@home.example>\nSubject: Re\n\nI do not believe you.';
    expect(said(text, ['Mary Hill'])).toEqual([
      ['scammer', 'Your funds are ready.'],
      ['scammer', 'Pay the bond.'],
      ['victim', 'I do not believe you.'],
    ]);
    expect(splitTurns(text).turns[0]?.at).toBe(Date.UTC(2026, 2, 2, 10));
  });

  test('quotations in an account: what the victim said is the victim’s', () => {
    const text =
      'They called me at noon. "You must pay the fine before three," he said. I answered "I will not send you anything".';
    expect(said(text)).toEqual([
      ['scammer', 'You must pay the fine before three,'],
      ['victim', 'I will not send you anything'],
    ]);
  });

  test('plain sentences: those that describe events are the victim’s', () => {
    expect(said('Pay the bond today. They told me to hurry. I paid $300.')).toEqual([
      ['scammer', 'Pay the bond today.'],
      ['victim', 'They told me to hurry.'],
      ['victim', 'I paid $300.'],
    ]);
  });

  test('headings with a colon are no speakers', () => {
    expect(splitTurns('Wallet: bc1q\nAmount: $300\nPay today.').form).toBe('sentences');
  });

  test('no sentence cuts an address or a name in two', () => {
    expect(splitSentences('Dear Mr. Quarrelstone, pay. Come to 14 Larkspur Hill Rd. Then call.')).toEqual([
      'Dear Mr. Quarrelstone, pay.',
      'Come to 14 Larkspur Hill Rd. Then call.',
    ]);
  });

  test.each([' ', '“', 'a', '12.01.2026, 10:00 - A: x\n', 'Dear Mary Ann Jones, ', '!? '])(
    'as many “%s” as fit into ten reports are taken apart before the test runs out of time',
    (part) => {
      expect(splitTurns(part.repeat(200_000 / part.length)).form).toMatch(/^(?:dialogue|quotes|sentences)$/u);
    },
  );

  test('every sentence is a part of the text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        for (const { text: words } of splitTurns(text).turns)
          for (const line of words.split('\n')) expect(text).toContain(line);
      }),
    );
  });
});
