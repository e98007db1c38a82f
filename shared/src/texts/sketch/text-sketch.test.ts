import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillBins } from './fill-bins.ts';
import { hashText } from './hash-text.ts';
import { maskSlots } from './mask-slots.ts';
import { SKETCH_SIZE, sketchSimilarity, sketchText, templateSimilarity } from './text-sketch.ts';

const similarityOf = (a: string, b: string) =>
  sketchSimilarity(sketchText(a)?.sketch ?? new Uint8Array(), sketchText(b)?.sketch ?? new Uint8Array());
const shareKey = (a: string, b: string) => {
  const keys = new Set(sketchText(a)?.bands);
  return sketchText(b)?.bands.some((key) => keys.has(key)) ?? false;
};

describe('the template of a text', () => {
  it.each([
    [
      'USPS: parcel 9400 1118 held, pay $1.99 at http://a.example/x1',
      'DHL: parcel JD77 held, pay £2.45 at b-pay.example',
    ],
    ['Hi Anna, your account was locked on 12 March', 'Hi Tom, your account was locked on 3 July'],
    ['Y0ur acc0unt is l0cked', 'Your account is locked'],
    ['Уоur аccount is lоcked', 'Your account is locked'],
    ['Your ac\u200bcount is lócked!!!', 'your account is locked'],
  ])('is the same for any slots and disguise: %s', (one, other) => {
    expect(maskSlots(one)).toBe(maskSlots(other));
  });

  it('keeps what a text says', () => {
    expect(maskSlots('Please reply with your PIN before 9pm')).toBe('please reply with your pin before #');
  });
});

describe('sketches', () => {
  it('estimate the Jaccard similarity of sets of any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 0, max: 2_000 }), (shared, own) => {
        const set = (mark: string, count: number) =>
          Array.from({ length: count }, (_, n) => hashText(`${mark} ${n}`));
        const common = set('common', shared);
        const [a, b] = ['a', 'b'].map((mark) => fillBins([...common, ...set(mark, own)], SKETCH_SIZE));
        const equal = a?.filter((value, index) => value === b?.[index]).length ?? 0;
        const exact = shared / (shared + 2 * own);
        // Five standard errors: 256 draws with the probability that is estimated, and never less than one of them.
        const error = 5 * Math.sqrt((exact * (1 - exact)) / SKETCH_SIZE) + 1 / SKETCH_SIZE;
        expect(Math.abs(equal / SKETCH_SIZE - exact)).toBeLessThanOrEqual(error);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('find two messages of one campaign with other names, amounts, links and some other words', () => {
    const one =
      'Royal Mail: your parcel is waiting. Please settle the £1.45 handling fee here: rm-settle.example/p';
    const other =
      'Evri: Your package is still waiting!! Kindly settle the handling fee of £2.10 today at hub.example';
    expect(similarityOf(one, other)).toBeGreaterThan(0.25);
    expect(shareKey(one, other)).toBe(true);
  });

  it('do not take messages about one subject for one campaign', () => {
    const one =
      'Royal Mail: your parcel is waiting. Please settle the £1.45 handling fee here: rm-settle.example/p';
    const other =
      'Our driver rang at 10:42 and nobody opened. Choose when we may bring your order: slot.example/ev';
    expect(similarityOf(one, other)).toBeLessThan(0.15);
  });

  it('know the order of words: one template with other words is nearer than the same words mixed', () => {
    const one =
      'The package has arrived at the warehouse and cannot be delivered due to incomplete address information';
    const same =
      'Your parcel has arrived at the depot and cannot be delivered due to incomplete street information';
    const mixed =
      'Incomplete: at the warehouse information arrived, package delivered; the address cannot be due and has to';
    expect(similarityOf(one, same)).toBeGreaterThan(0.3);
    expect(similarityOf(one, one)).toBe(1);
    expect(similarityOf(one, mixed)).toBeLessThan(0.75);
  });

  it('are nearer for the same brand, and for another brand still those of one campaign', () => {
    const of = (brand: string) => `Your ${brand} account was suspended, renew your payment details tonight`;
    const [same, swapped] = [
      similarityOf(of('Netflix'), of('Netflix')),
      similarityOf(of('Netflix'), of('Spotify')),
    ];
    expect(same).toBe(1);
    expect(swapped).toBeLessThan(1);
    expect(swapped).toBeGreaterThan(0.8);
  });

  it('count a similarity less where little is shared', () => {
    const of = (one: string, other: string) => {
      const [a, b] = [sketchText(one)?.sketch, sketchText(other)?.sketch];
      if (!a || !b) throw new Error('no words');
      return { template: templateSimilarity(a, b), words: sketchSimilarity(a, b) };
    };
    const short = of('Your account was locked', 'Your account was locked');
    expect(short.words).toBe(1);
    expect(short.template).toBeLessThan(0.9);
    const long =
      'We could not deliver your parcel because the street was missing; name the address again within a day or the depot in the harbour sends everything back to whoever mailed it first';
    expect(of(long, long).template).toBeGreaterThan(0.95);
    expect(of(long, long).template).toBeGreaterThan(short.template);
  });

  it('see through points put into words, and leave names of files and sentences alone', () => {
    expect(maskSlots('Your paymen.t for la.st month was receiv.ed. Th.ank you')).toBe(
      maskSlots('Your payment for last month was received. Thank you'),
    );
    expect(maskSlots('He sent me a form.He said fill it in')).toBe('he sent me a form he said fill it in');
  });

  it('are null for a text without words, and deterministic', () => {
    expect(sketchText('12.50 £ http://a.example')).toBeNull();
    expect(sketchText('')).toBeNull();
    expect(sketchText('tell nobody')).toEqual(sketchText('tell nobody'));
  });

  it('compare texts of languages the table does not know', () => {
    const one = 'Ваша посылка задержана на таможне, оплатите сбор по ссылке http://a.example';
    const other = 'Ваша посылка задержана на таможне: оплатите сбор сегодня b.example';
    expect(similarityOf(one, other)).toBeGreaterThan(0.5);
    expect(shareKey(one, other)).toBe(true);
  });
});
