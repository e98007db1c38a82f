import { BaseEdge, type Edge, type EdgeProps } from '@xyflow/react';

/** How far a line between two families bends out to the right of both, in units of the drawing. */
const SWING = 50;

export interface RelationEdgeData extends Record<string, unknown> {
  isCross: boolean;
}
export type RelationEdgeType = Edge<RelationEdgeData, 'relation'>;

/** An edge of the graph: descent between two columns, or a cross-link drawn on the right of both clusters. */
export function RelationEdge({
  sourceX,
  sourceY,
  targetX,
  targetY,
  style,
  data,
}: EdgeProps<RelationEdgeType>) {
  const bend = data?.isCross ? Math.max(sourceX, targetX) + SWING : (sourceX + targetX) / 2;
  const path = `M ${sourceX} ${sourceY} C ${bend} ${sourceY} ${bend} ${targetY} ${targetX} ${targetY}`;
  return <BaseEdge path={path} {...(style ? { style } : {})} />;
}
