import type { Rect } from '@fap/shared/puzzle/board-geometry.ts';
import type { Viewport } from '@xyflow/react';

interface Point {
  x: number;
  y: number;
}
type Size = Pick<Rect, 'width' | 'height'>;

/** The middle of the canvas in board units. */
export function middleOf(canvas: HTMLElement | null, toBoard: (point: Point) => Point): Point {
  const box = canvas?.getBoundingClientRect();
  return box ? toBoard({ x: box.x + box.width / 2, y: box.y + box.height / 2 }) : { x: 0, y: 0 };
}

/** Whether a rectangle of the board lies wholly in what a canvas of this size shows. */
export function isSeen(rect: Rect, { x, y, zoom }: Viewport, canvas: Size): boolean {
  const left = rect.x * zoom + x;
  const top = rect.y * zoom + y;
  return (
    left >= 0 &&
    top >= 0 &&
    left + rect.width * zoom <= canvas.width &&
    top + rect.height * zoom <= canvas.height
  );
}
