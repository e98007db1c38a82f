import { describe, expect, it } from 'vitest';
import { fitGraph, SMALLEST_ZOOM } from './fit-graph.ts';
import { COLUMN, NODE_HEIGHT, NODE_WIDTH, ROW } from './lay-out-families.ts';

const NODES = [
  { x: 0, y: ROW },
  { x: COLUMN, y: ROW },
  { x: 2 * COLUMN, y: 20 * ROW },
];

describe('the family graph when it opens', () => {
  it.each([
    ['a phone', 312, 384],
    ['a tablet', 718, 544],
    ['a wide window', 1_600, 1_200],
  ])('shows every node on %s', (_name, width, height) => {
    const { x, y, zoom } = fitGraph(NODES, { width, height });
    for (const node of NODES) {
      expect(x + node.x * zoom).toBeGreaterThanOrEqual(0);
      expect(y + (node.y - NODE_HEIGHT / 2) * zoom).toBeGreaterThanOrEqual(0);
      expect(x + (node.x + NODE_WIDTH) * zoom).toBeLessThanOrEqual(width);
      expect(y + (node.y + NODE_HEIGHT / 2) * zoom).toBeLessThanOrEqual(height);
    }
    expect(zoom).toBeLessThanOrEqual(1);
  });

  it('is never smaller than what can be recognised', () => {
    expect(
      fitGraph(
        [
          { x: 0, y: 0 },
          { x: 0, y: 100_000 },
        ],
        { width: 300, height: 300 },
      ).zoom,
    ).toBe(SMALLEST_ZOOM);
  });
});
