import { addLine, placeCard } from '@fap/shared/puzzle/board-doc.ts';
import { describe, expect, test } from 'vitest';
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs';
import { contentOf, documentOf, shareOf } from '../page/read-document.ts';
import { classesOf, moreOf } from './heap-classes.ts';
import { describeInteractions, type EventTiming, interactionsOf, partsOf } from './interactions.ts';
import { fitLine } from './line.ts';
import { selfTimes } from './self-times.ts';

const event = (id: number, start: number, ms: number): EventTiming => ({
  id,
  name: 'click',
  start,
  ms,
  waitedMs: 0,
  workedMs: 0,
});

describe('interactions', () => {
  test('take as long as their longest event, and begin with their first', () => {
    const events = [event(7, 100, 24), event(7, 90, 56), event(9, 200, 16)];
    expect(interactionsOf(events)).toEqual([
      { start: 90, ms: 56 },
      { start: 200, ms: 16 },
    ]);
  });

  test('that the browser counted without reporting them are the shortest ones', () => {
    const known = [{ start: 0, ms: 300 }];
    expect(describeInteractions(known, 4)).toEqual({ count: 4, p50: 16, p98: 300, worst: 300 });
    expect(describeInteractions(known, null)).toMatchObject({ count: 1, p50: 300 });
  });

  test('belong to the part in which they began', () => {
    const parts = [
      { name: 'first', from: 0, to: 100 },
      { name: 'second', from: 100, to: 200 },
    ];
    const interactions = [
      { start: 99, ms: 40 },
      { start: 100, ms: 80 },
      { start: 150, ms: 20 },
    ];
    expect(partsOf(parts, interactions)).toEqual([
      { name: 'first', count: 1, median: 40, worst: 40 },
      { name: 'second', count: 2, median: 50, worst: 80 },
    ]);
  });
});

describe('a line', () => {
  test('goes through points that lie on one', () => {
    const line = fitLine([
      [0, 3],
      [2, 7],
      [5, 13],
    ]);
    expect(line.slope).toBeCloseTo(2);
    expect(line.start).toBeCloseTo(3);
  });

  test('through a single point has no slope', () => {
    expect(fitLine([[1, 4]])).toEqual({ slope: Number.NaN, start: 4 });
  });
});

test('the time of a function is that of all its samples, under its name in the source', () => {
  const frame = (functionName: string) => ({ functionName, url: '', lineNumber: 0, columnNumber: 0 });
  const nodes = [
    { id: 1, callFrame: frame('a') },
    { id: 2, callFrame: frame('b') },
    { id: 3, callFrame: frame('a') },
  ];
  const profile = { nodes, samples: [1, 2, 3, 2], timeDeltas: [500, 4_000, 700, 1_000] };
  expect(selfTimes(profile, ({ functionName }) => `named ${functionName}`)).toEqual([
    { name: 'named b', ms: 5 },
    { name: 'named a', ms: 1.2 },
  ]);
});

test('what one heap holds more than another is told by class, and by kind where there is none', () => {
  const heap = (nodes: number[]) =>
    classesOf({
      snapshot: {
        meta: {
          node_fields: ['type', 'name', 'id', 'self_size'],
          node_types: [['hidden', 'object', 'string']],
        },
      },
      nodes,
      strings: ['', 'Item', 'GC', 'a text'],
    });
  const held = heap([1, 1, 1, 80, 1, 1, 3, 80, 1, 2, 5, 24, 2, 3, 7, 40]);
  expect(held).toEqual([
    { name: 'Item', count: 2, bytes: 160 },
    { name: 'GC', count: 1, bytes: 24 },
    { name: '(string)', count: 1, bytes: 40 },
  ]);
  expect(moreOf(held, heap([1, 1, 1, 80, 1, 2, 3, 24, 1, 2, 5, 24]))).toEqual([
    { name: 'Item', count: 1, bytes: 80 },
    { name: '(string)', count: 1, bytes: 40 },
    { name: 'GC', count: -1, bytes: -24 },
  ]);
});

describe('a document', () => {
  const whole = new Doc();
  placeCard(whole, 'one', { x: 1, y: 2, label: 'open', layer: 1, kind: 'note', by: 'Ada' });
  const early = encodeStateAsUpdate(whole);
  addLine(whole, 'line', { from: 'one', to: 'one', label: '', by: 'Ada' });

  test('of all updates says the same, in whatever order its keys came', () => {
    const other = new Doc();
    applyUpdate(other, encodeStateAsUpdate(whole));
    expect(contentOf(documentOf([encodeStateAsUpdate(other)]))).toBe(contentOf(whole));
    expect(contentOf(documentOf([early]))).not.toBe(contentOf(whole));
  });

  test('that lacks an update has a share of what was written', () => {
    expect(shareOf(documentOf([early]), whole)).toBe(0.5);
    expect(shareOf(whole, whole)).toBe(1);
    expect(shareOf(new Doc(), whole)).toBe(0);
  });
});
