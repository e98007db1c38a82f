import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { independenceOf, NO_RECORD, priorOf, weighReview, wordOf } from './weigh-review.ts';

const counts = fc
  .record({
    right: fc.nat(500),
    wrong: fc.nat(500),
    ofRight: fc.double({ min: 0, max: 1, noNaN: true }),
    ofWrong: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ right, wrong, ofRight, ofWrong }) => ({
    right,
    wrong,
    rightConfirmed: Math.round(right * ofRight),
    wrongConfirmed: Math.round(wrong * ofWrong),
  }));

describe('somebody’s word', () => {
  test('without a record is worth more where somebody vouched for them', () => {
    expect(wordOf(NO_RECORD, true).confirm).toBeCloseTo(Math.log(0.9 / 0.11));
    expect(wordOf(NO_RECORD, true).dispute).toBeCloseTo(Math.log(0.1 / 0.89));
    expect(wordOf(NO_RECORD, false).confirm).toBeCloseTo(Math.log(0.85 / 0.4));
  });
  test('is worth nothing where they confirm right and wrong pieces alike', () => {
    const blind = wordOf({ right: 200, rightConfirmed: 140, wrong: 200, wrongConfirmed: 140 }, false);
    expect(Math.abs(blind.confirm)).toBeLessThan(0.05);
    expect(Math.abs(blind.dispute)).toBeLessThan(0.05);
  });
  test('of a careful reviewer grows with the record, and is never without limit', () => {
    const few = wordOf({ right: 10, rightConfirmed: 10, wrong: 10, wrongConfirmed: 0 }, false);
    const many = wordOf({ right: 900, rightConfirmed: 900, wrong: 900, wrongConfirmed: 0 }, false);
    expect(many.confirm).toBeGreaterThan(few.confirm);
    expect(many.confirm).toBeLessThanOrEqual(Math.log(0.98 / 0.02));
  });
  test('never turns against its own verdict, whatever the record', () => {
    fc.assert(
      fc.property(counts, fc.boolean(), (record, isVouched) => {
        const { confirm, dispute } = wordOf(record, isVouched);
        expect(confirm).toBeGreaterThanOrEqual(0);
        expect(dispute).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('ties', () => {
  test('that chance explains take nothing; a ring’s take nearly all', () => {
    expect(independenceOf([])).toBe(1);
    expect(independenceOf([{ times: 1, expected: 0 }])).toBe(1);
    // Two who work one cluster alone confirm each other as chance has it.
    expect(independenceOf([{ times: 12, expected: 12 }])).toBe(1);
    expect(independenceOf([{ times: 21, expected: 0.5 }])).toBeLessThan(0.06);
    expect(
      independenceOf([
        { times: 0, expected: 9 },
        { times: 5, expected: 0 },
      ]),
    ).toBeCloseTo(0.2);
  });
  test('make a confirmation less, and leave a dispute as it is', () => {
    const word = wordOf(NO_RECORD, true);
    const ring = [{ times: 20, expected: 0 }];
    expect(weighReview('confirm', word, ring)).toBeCloseTo(word.confirm / 20);
    expect(weighReview('dispute', word, ring)).toBe(word.dispute);
  });
});

test('an author’s record moves belief in a piece, within limits', () => {
  expect(priorOf({ confirmed: 0, disputed: 0 })).toBeCloseTo(Math.log(0.7 / 0.3));
  expect(priorOf({ confirmed: 500, disputed: 0 })).toBeCloseTo(Math.log(0.9 / 0.1));
  expect(priorOf({ confirmed: 0, disputed: 500 })).toBeCloseTo(Math.log(0.05 / 0.95));
});
