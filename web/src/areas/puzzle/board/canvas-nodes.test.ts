import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { expect, test } from 'vitest';
import { type CardView, NodeCache } from './canvas-nodes.ts';

const ACTIONS = { onEdit: () => {}, onRename: () => {}, onOpen: () => {} };
const view = (id: string, more: Partial<CardView> = {}): CardView => ({
  piece: { id, layer: 1, x: 0, y: 0, label: 'A card', kind: 'note', by: 'Ana' },
  place: undefined,
  size: undefined,
  isSelected: false,
  isEditing: false,
  isFar: false,
  author: 'Ana',
  bound: null,
  ...more,
});

test('only a card whose look changed gets a new node', () => {
  const cache = new NodeCache(ACTIONS);
  const [one, two] = [view('a'), view('b')];
  const before = cache.nodesOf([one, two]);
  const bound = { id: 'p', status: 'confirmed' } as Contribution;
  for (const change of [
    { place: { x: 1, y: 0 } },
    { size: { width: 224, height: 90 } },
    { isSelected: true },
    { isEditing: true },
    { isFar: true },
    { author: 'Ben' },
    { bound },
    { piece: { ...one.piece, label: 'Other words' } },
  ]) {
    const [changed, kept] = cache.nodesOf([{ ...one, ...change }, { ...two }]);
    expect(changed, JSON.stringify(change)).not.toBe(before[0]);
    expect(kept).toBe(before[1]);
  }
});

test('a frame stands behind the cards and lets the pointer through', () => {
  const cache = new NodeCache(ACTIONS);
  const frame = view('f');
  const [node, card] = cache.nodesOf([
    { ...frame, piece: { ...frame.piece, kind: 'frame', w: 300, h: 200 } },
    view('a'),
  ]);
  expect(node).toMatchObject({ type: 'frame', width: 300, height: 200, style: { pointerEvents: 'none' } });
  expect(node?.zIndex).toBeLessThan(card?.zIndex ?? 0);
});

test('what is on a card is drawn anew for its words, not for a move', () => {
  const cache = new NodeCache(ACTIONS);
  const before = view('a');
  const [first] = cache.nodesOf([before]);
  const [moved] = cache.nodesOf([{ ...before, piece: { ...before.piece, x: 40 }, isSelected: true }]);
  expect(moved).not.toBe(first);
  expect(moved?.position).toEqual({ x: 40, y: 0 });
  expect(moved?.data).toBe(first?.data);
  for (const change of [{ label: 'Other words' }, { layer: 2 }, { pieceId: 'p' }, { evidenceId: 'e' }]) {
    const [changed] = cache.nodesOf([{ ...before, piece: { ...before.piece, ...change } }]);
    expect(changed?.data, JSON.stringify(change)).not.toBe(first?.data);
    cache.nodesOf([before]);
  }
});
