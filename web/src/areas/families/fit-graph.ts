import { type GraphNode, NODE_HEIGHT, NODE_WIDTH } from './lay-out-families.ts';

/** Space around the drawing, in pixels. */
export const MARGIN = 24;
/** The drawing is never smaller than this; names are then too small to read, but the shape is still recognised. */
export const SMALLEST_ZOOM = 0.25;
/** Right of the nodes, where cross-links bend, and below them, where a family counts its undrawn clusters. */
const BESIDE = 60;
const BELOW = 24;

/** The viewport that shows the whole drawing in a box of this size, from its top left corner and never enlarged. */
export function fitGraph(
  nodes: readonly Pick<GraphNode, 'x' | 'y'>[],
  box: { width: number; height: number },
): { x: number; y: number; zoom: number } {
  const top = Math.min(...nodes.map(({ y }) => y)) - NODE_HEIGHT / 2;
  const width = Math.max(...nodes.map(({ x }) => x)) + NODE_WIDTH + BESIDE;
  const height = Math.max(...nodes.map(({ y }) => y)) + NODE_HEIGHT / 2 + BELOW - top;
  const fitting = Math.min(1, (box.width - 2 * MARGIN) / width, (box.height - 2 * MARGIN) / height);
  const zoom = Math.max(SMALLEST_ZOOM, fitting);
  return { x: MARGIN, y: MARGIN - top * zoom, zoom };
}
