import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillBins } from './fill-bins.ts';
import { hashText } from './hash-text.ts';
import { maskSlots } from './mask-slots.ts';
import { SKETCH_SIZE, sketchSimilarity, sketchText } from './text-sketch.ts';

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
