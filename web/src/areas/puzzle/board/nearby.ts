import type { Rect } from '@fap/shared/puzzle/board-geometry.ts';
import { boundsOf } from '@fap/shared/puzzle/board-geometry.ts';
import type { ReactFlowState } from '@xyflow/react';

/** How many steps the longer side of the view has at least: the area around it changes once for each step, and reaches half of one farther. */
const STEPS_IN_VIEW = 4;

type Shown = Pick<ReactFlowState, 'transform' | 'width' | 'height'>;

/**
 * The part of the board around what a canvas shows, on a coarse grid, so that it stays the same while the view moves a little; null while
 * the canvas has no size.
 */
export function areaAround({ transform: [x, y, zoom], width, height }: Shown): Rect | null {
  if (width === 0 || height === 0) return null;
  const step = 2 ** Math.floor(Math.log2(Math.max(width, height) / zoom)) / STEPS_IN_VIEW;
  const before = (edge: number) => Math.floor((edge - step / 2) / step) * step;
  const after = (edge: number) => Math.ceil((edge + step / 2) / step) * step;
  const [left, top] = [before(-x / zoom), before(-y / zoom)];
  return {
    x: left,
    y: top,
    width: after((width - x) / zoom) - left,
    height: after((height - y) / zoom) - top,
  };
}

/** Whether two areas are the same. */
export const isSameArea = (one: Rect | null, other: Rect | null): boolean =>
  one?.x === other?.x && one?.y === other?.y && one?.width === other?.width && one?.height === other?.height;

/** Whether two rectangles share at least a point. */
export const areTouching = (one: Rect, other: Rect): boolean =>
  one.x <= other.x + other.width &&
  other.x <= one.x + one.width &&
  one.y <= other.y + other.height &&
  other.y <= one.y + one.height;

/** Whether a line between two rectangles may cross an area, wherever it bends. */
export function mayCross(from: Rect, to: Rect, area: Rect): boolean {
  const both = boundsOf([from, to]);
  return both !== null && areTouching(both, area);
}
