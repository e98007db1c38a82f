import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LAYER_COUNT } from '../catalogue/anatomy.ts';
import {
  CONFIRMED_FROM,
  completionRate,
  DISPUTED_FROM,
  LAYER_STATUSES,
  type LayerStatus,
  layerStatus,
  type ReviewFact,
  contributionStatus as statusBy,
} from './completion.ts';
import { STANDINGS } from './standing.ts';
import { NO_RECORD, priorOf, wordOf } from './weigh-review.ts';

const statuses = fc.array(fc.constantFrom(...LAYER_STATUSES), {
  minLength: LAYER_COUNT,
  maxLength: LAYER_COUNT,
});
const layers = (complete: number, partial: number): LayerStatus[] =>
  Array.from({ length: LAYER_COUNT }, (_, index) =>
    index < complete ? 'complete' : index < complete + partial ? 'partial' : 'missing',
  );

describe('completion', () => {
  test.for([
    [0, 0, '0.0'],
    [0, 1, '3.6'],
    [1, 0, '7.1'],
    [12, 1, '89.3'],
    [12, 2, '92.9'],
    [13, 0, '92.9'],
    [14, 0, '100.0'],
  ] as const)('%i complete and %i partial are %s %%', ([complete, partial, percent]) => {
    expect(completionRate(layers(complete, partial)).toFixed(1)).toBe(percent);
  });

  test('is 0 to 100, and a layer that gets better never lowers it', () => {
    fc.assert(
      fc.property(statuses, fc.nat(LAYER_COUNT - 1), (given, at) => {
        const rate = completionRate(given);
        expect(rate).toBeGreaterThanOrEqual(0);
        expect(rate).toBeLessThanOrEqual(100);
        const better = given.with(at, given[at] === 'missing' ? 'partial' : 'complete');
        expect(completionRate(better)).toBeGreaterThanOrEqual(rate);
      }),
    );
  });
});

/** What words of people without a record are worth. */
const FRESH = {
  new: { confirm: 0, dispute: 0 },
  known: wordOf(NO_RECORD, false),
  trusted: wordOf(NO_RECORD, true),
};
const PRIOR = priorOf({ confirmed: 0, disputed: 0 });
const contributionStatus = (reviews: readonly ReviewFact[]) => statusBy(reviews, PRIOR);

describe('a piece', () => {
  const reviewBy = (
    reviewerId: string,
    verdict: ReviewFact['verdict'],
    decidesAlone = false,
    standing: ReviewFact['standing'] = 'trusted',
  ) => ({ reviewerId, verdict, decidesAlone, standing, weight: FRESH[standing][verdict] });
  const members = fc.uniqueArray(
    fc.record({
      reviewerId: fc.string(),
      verdict: fc.constantFrom('confirm' as const, 'dispute' as const),
      decidesAlone: fc.constant(false),
      standing: fc.constantFrom(...STANDINGS),
      weight: fc.double({ min: -3, max: 3, noNaN: true }),
    }),
    { selector: ({ reviewerId }) => reviewerId, maxLength: 8 },
  );

  test('is open without reviews and with one of a member', () => {
    expect(contributionStatus([])).toBe('pending');
    expect(contributionStatus([reviewBy('a', 'confirm')])).toBe('pending');
  });
  test('is settled by two agreeing members, or one lone decider', () => {
    expect(contributionStatus([reviewBy('a', 'confirm'), reviewBy('b', 'confirm')])).toBe('confirmed');
    expect(contributionStatus([reviewBy('a', 'dispute'), reviewBy('b', 'dispute')])).toBe('disputed');
    expect(contributionStatus([reviewBy('a', 'confirm', true)])).toBe('confirmed');
  });
  test('is not settled without somebody trusted, nor by a trusted one and a new account', () => {
    const known = (id: string, verdict: ReviewFact['verdict'] = 'confirm') =>
      reviewBy(id, verdict, false, 'known');
    const ring = Array.from({ length: 50 }, (_, index) => known(`ring ${index}`));
    expect(contributionStatus(ring)).toBe('pending');
    const disputing = ring.map(({ reviewerId }) => known(reviewerId, 'dispute'));
    expect(contributionStatus(disputing)).toBe('pending');
    expect(contributionStatus([...disputing, reviewBy('a', 'confirm')])).toBe('pending');
    const fresh = reviewBy('b', 'confirm', false, 'new');
    expect(contributionStatus([reviewBy('a', 'confirm'), fresh])).toBe('pending');
    expect(contributionStatus([reviewBy('a', 'confirm'), known('b')])).toBe('confirmed');
    expect(contributionStatus([reviewBy('a', 'dispute'), known('b', 'dispute')])).toBe('disputed');
  });
  test('needs more than two people where these were often wrong, or its author was', () => {
    const weak = [reviewBy('a', 'confirm'), reviewBy('b', 'confirm')].map((review) => ({
      ...review,
      weight: 0.4,
    }));
    expect(statusBy(weak, PRIOR)).toBe('pending');
    expect(statusBy([...weak, reviewBy('c', 'confirm')], PRIOR)).toBe('confirmed');
    const two = [reviewBy('a', 'confirm'), reviewBy('b', 'confirm', false, 'known')];
    expect(statusBy(two, PRIOR)).toBe('confirmed');
    expect(statusBy(two, priorOf({ confirmed: 1, disputed: 9 }))).toBe('pending');
  });
  test('is not confirmed by its author’s record alone, when those who confirm it add nothing', () => {
    const tied = ['a', 'b'].map((id) => ({ ...reviewBy(id, 'confirm'), weight: 0 }));
    expect(statusBy(tied, priorOf({ confirmed: 10_000, disputed: 0 }))).toBe('pending');
    expect(statusBy([...tied, reviewBy('c', 'confirm')], priorOf({ confirmed: 20, disputed: 0 }))).toBe(
      'confirmed',
    );
  });
  test('is not settled against the weight of what was said, nor by one however good', () => {
    fc.assert(
      fc.property(members, fc.double({ min: -3, max: 3, noNaN: true }), (reviews, prior) => {
        const status = statusBy(reviews, prior);
        const counted = reviews.filter(({ standing }) => standing !== 'new');
        const sum = counted.reduce((total, { weight }) => total + weight, prior);
        const agreeing = counted.filter(
          ({ verdict }) => verdict === (status === 'confirmed' ? 'confirm' : 'dispute'),
        );
        if (status === 'confirmed') expect(sum).toBeGreaterThanOrEqual(CONFIRMED_FROM);
        if (status === 'disputed') expect(sum).toBeLessThanOrEqual(DISPUTED_FROM);
        if (status !== 'pending') expect(agreeing.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });
  test('that a dozen people could not settle is disputed', () => {
    const weak = Array.from({ length: 12 }, (_, index) => ({
      ...reviewBy(`p${index}`, 'confirm'),
      weight: 0.01,
    }));
    expect(statusBy(weak.slice(1), 0)).toBe('pending');
    expect(statusBy(weak, 0)).toBe('disputed');
  });
  test('is not moved by new accounts, however many', () => {
    fc.assert(
      fc.property(members, (reviews) => {
        const counted = reviews.filter(({ standing }) => standing !== 'new');
        expect(contributionStatus(reviews)).toBe(contributionStatus(counted));
      }),
    );
  });
  test('follows the last lone decider, against any number of members', () => {
    fc.assert(
      fc.property(members, (reviews) => {
        const deciders = [reviewBy('\u0000x', 'confirm', true), reviewBy('\u0000y', 'dispute', true)];
        expect(contributionStatus([...reviews, ...deciders])).toBe('disputed');
      }),
    );
  });
  test('does not depend on the order of members', () => {
    fc.assert(
      fc.property(members, (reviews) => {
        expect(contributionStatus(reviews.toReversed())).toBe(contributionStatus(reviews));
      }),
    );
  });
  test('counts one review per person', () => {
    expect(contributionStatus(Array.from({ length: 5 }, () => reviewBy('a', 'confirm')))).toBe('pending');
  });
});

test('a layer is as good as its best piece', () => {
  expect(layerStatus([])).toBe('missing');
  expect(layerStatus(['disputed'])).toBe('missing');
  expect(layerStatus(['disputed', 'pending'])).toBe('partial');
  expect(layerStatus(['pending', 'confirmed', 'disputed'])).toBe('complete');
});
