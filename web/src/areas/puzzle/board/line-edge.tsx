import { BaseEdge, type EdgeProps, getBezierPath } from '@xyflow/react';
import { memo } from 'react';

/**
 * A line between two cards with its word in the middle. The word has a rim in the board's colour and not the library's box, for which the page would
 * be laid out and each word measured whenever one changes or comes into view.
 */
export const LineEdge = memo(function LineEdge({
  sourceX,
  sourceY,
  sourcePosition,
  targetX,
  targetY,
  targetPosition,
  label,
  style,
  markerEnd,
}: EdgeProps) {
  const [path, x, y] = getBezierPath({
    sourceX,
    sourceY,
    sourcePosition,
    targetX,
    targetY,
    targetPosition,
  });
  return (
    <>
      <BaseEdge path={path} {...(style ? { style } : {})} {...(markerEnd ? { markerEnd } : {})} />
      {label && (
        <text
          x={x}
          y={y}
          textAnchor="middle"
          dominantBaseline="central"
          paintOrder="stroke"
          className="select-none fill-ink stroke-surface stroke-[6px] font-semibold text-[13px] [stroke-linejoin:round]"
        >
          {label}
        </text>
      )}
    </>
  );
});
