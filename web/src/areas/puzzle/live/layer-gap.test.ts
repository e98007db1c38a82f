import type { Contribution, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { expect, test } from 'vitest';
import { describeGap } from './layer-gap.ts';

const layer = (status: PuzzleLayer['status']) => ({ layer: 3, status }) as PuzzleLayer;
const review = (verdict: string, counts = true) => ({ verdict, counts });
const piece = (reviews: object[], change: object = {}) =>
  ({ layer: 3, status: 'pending', moderation: null, reviews, ...change }) as unknown as Contribution;

test('a layer lacks a piece, or confirmations of its best open piece', () => {
  expect(describeGap(layer('complete'), [])).toBe('');
  expect(describeGap(layer('missing'), [])).toBe('no piece yet');
  expect(describeGap(layer('partial'), [piece([])])).toBe('2 confirmations to go');
  const pieces = [piece([]), piece([review('confirm'), review('dispute')])];
  expect(describeGap(layer('partial'), pieces)).toBe('1 confirmation to go');
  expect(describeGap(layer('partial'), [piece([])], true), 'for an analyst').toBe('1 confirmation to go');
});

test('a missing layer whose pieces were disputed does not say that there are none', () => {
  const disputed = piece([], { status: 'disputed' });
  expect(describeGap(layer('missing'), [disputed])).toBe('its only piece is disputed');
  expect(describeGap(layer('missing'), [disputed, disputed])).toBe('all its pieces are disputed');
  const others = [piece([], { status: 'disputed', moderation: 'hidden' }), { ...disputed, layer: 4 }];
  expect(describeGap(layer('missing'), others)).toBe('no piece yet');
});

test('what does not count is not counted: new accounts, other layers, hidden and decided pieces', () => {
  const others = [
    piece([review('confirm', false)]),
    piece([review('confirm')], { layer: 4 }),
    piece([review('confirm')], { moderation: 'hidden' }),
    piece([review('confirm')], { status: 'disputed' }),
  ];
  expect(describeGap(layer('partial'), others)).toBe('2 confirmations to go');
});
