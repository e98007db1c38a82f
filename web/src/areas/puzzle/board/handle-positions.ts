import { Position } from '@xyflow/react';

/** The points on a card's sides where lines begin and end. */
export const HANDLE_POSITIONS: readonly Position[] = [
  Position.Right,
  Position.Left,
  Position.Top,
  Position.Bottom,
];
