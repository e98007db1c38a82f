import { describe, expect, test } from 'vitest';
import { crowdWords, type TestimonySource } from './crowd-words.ts';
import { otherSidePassages } from './other-side.ts';
import { Placeholders } from './placeholders.ts';

const ownNames = ['Ottiline Quarrelstone', 'ottiline.q@hush-mail.example'];
const read = (text: string, changes: Partial<TestimonySource> = {}) =>
  crowdWords(
    { texts: [{ text, author: 'mixed' }], ownNames, mayQuoteOwnWords: false, ...changes },
    { placeholders: new Placeholders('test'), victimNames: [] },
  );

describe('what surely comes from the other side', () => {
  const passages = (text: string) => otherSidePassages({ text, author: 'mixed', ownNames });

  test.each([
    ['He wrote: "Wire it today, before the office closes."', ['Wire it today, before the office closes.']],
    ['"Send it today or the trunk is auctioned."', ['Send it today or the trunk is auctioned.']],
    ['First message: “Your funds are located, pay the fee.”', ['Your funds are located, pay the fee.']],
    ['“Pay now or be arrested today”, the officer said.', ['Pay now or be arrested today']],
    ['Me: who is this please\nAgent: pay the release fee today', ['pay the release fee today']],
  ])('%s', (text, expected) => expect(passages(text)).toEqual(expected));

  test.each([
    ['I sold my pianola and paid the fee.'],
    ['I told him "my husband Bert must not know of this".'],
    ['All I thought was "this saves our house in Hove".'],
    ['Me: are you coming home\nMum: I am at the doctor in Hove'],
    ['From: bert@home.example\nSubject: help\n\nMy wife paid them 900 pounds'],
    ['Ana: mi hija Lea vive en Hove\nLuis: vale'],
  ])('nothing of: %s', (text) => expect(passages(text)).toEqual([]));

  test('mail that is addressed to its reporter, and none they sent themselves', () => {
    const mail =
      'From: desk@fraud.example\nTo: ottiline.q@hush-mail.example\nSubject: Fee\n\nPay the fee today.';
    expect(passages(mail)).toEqual(['Pay the fee today.']);
    const own = 'From: Ottiline Quarrelstone\nTo: desk@fraud.example\n\nI live at 14 Larkspur Hill.';
    expect(passages(own)).toEqual([]);
  });
});

describe('the words of a testimony for the crowd', () => {
  test('are what the other side wrote, without names, numbers, homes and unknown words', () => {
    const { passages } = read(
      'They wrote: "Dear Ottiline, your house at 14 Larkspur Hill Road and your son Fitzwilliam are known to us. Pay within 24 hours to bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh, call +1 415 555 2671."',
    );
    expect(passages).toHaveLength(1);
    expect(passages[0]).toContain('Pay within 24 hours to bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh');
    expect(passages[0]).not.toMatch(/ottiline|larkspur|hill|fitzwilliam|14|415/iu);
  });

  test.each([
    ['the fee of 2.41 million is due', 'the fee of [number] million is due'],
    ['the fee of 1,00,000 is due', 'the fee of [number] is due'],
    ['the fee of $1,250.75 is due today', 'the fee of $[number] is due today'],
    ['we come at 10:30 today, not at 9', 'we come at [number] today, not at [number]'],
    ['we come within 2.5 hours. 3 of us', 'we come within [number] hours. [number] of us'],
  ])('show one number as one: %s', (text, shown) =>
    expect(read(text, { texts: [{ text, author: 'other-side' }] }).passages).toEqual([shown]),
  );

  test('take a word with a capital for a name, but not what offices write so, nor in a heading', () => {
    const of = (text: string) => read(text, { texts: [{ text, author: 'other-side' }] }).passages[0];
    expect(of('Our Release Department has asked Stone to call your Bank on Monday.')).toBe(
      'Our Release Department has asked [name] to call your Bank on Monday.',
    );
    expect(of('How To Get Back All That They Have Taken From You In One Night')).not.toContain('[name]');
  });

  test('hide surnames and places beside what is hidden', () => {
    const { passages } = read(
      'He said: "Agent Daniel Stone will wait for Grace Baker in Hove until noon today."',
    );
    expect(passages[0]).not.toMatch(/daniel|stone|grace|baker|hove/iu);
    expect(passages[0]).toContain('will wait for');
  });

  test('of a web address show the site and nothing behind it', () => {
    const { passages } = read(
      'She wrote: "Log in at https://refund-desk.example/u/ottiline?m=1 before the deadline tonight."',
    );
    expect(passages[0]).toContain('hxxps://refund-desk[.]example/…');
  });

  test('quote nothing that lies outside of them', () => {
    const { quote } = read('I sold my pianola. He wrote: "Wire it today before the office closes."');
    expect(quote('I sold my pianola.')).toBeNull();
    expect(quote('Wire it today')).toBe('Wire it today');
  });

  test('are a victim’s sentences too with their consent, masked the same way', () => {
    const text = 'I sold my pianola in Hove and paid the fee to Daniel.';
    expect(read(text).passages).toEqual([]);
    expect(read(text, { mayQuoteOwnWords: true }).passages).toEqual([
      'I sold my [name] in [name] and paid the fee to [name].',
    ]);
  });

  test.each([
    ['German', 'Er schrieb: "Überweisen Sie heute, sonst verliert Ihre Tochter Lea das Haus in Husum."'],
    ['French', 'Il a écrit : « Payez aujourd’hui, ou votre fille Maëlle perdra la maison de Rennes. »'],
    ['Spanish', 'Ella dijo: "Pague hoy o su hija Lucía perderá la casa de Getafe para siempre."'],
    ['Portuguese', 'Ele escreveu: "Pague hoje ou a sua filha Inês perde a casa de Viseu."'],
    ['Chinese', '他写道：“今天付款，否则你的女儿小梅会失去杭州的房子。 please pay today”'],
  ])('show nothing of a person in %s', (_, text) => {
    for (const author of ['mixed', 'other-side'] as const) {
      const { passages } = read(text, { texts: [{ text, author }] });
      expect(passages.join(' ')).not.toMatch(/lea|husum|maëlle|rennes|lucía|getafe|inês|viseu|小梅|杭州/iu);
    }
  });
});
