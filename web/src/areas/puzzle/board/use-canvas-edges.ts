import type { Board, BoardLine } from '@fap/shared/puzzle/board-doc.ts';
import { wordsOfLink } from '@fap/shared/puzzle/board-shapes.ts';
import type { Edge } from '@xyflow/react';
import { useMemo, useRef } from 'react';
import { lineArrow, lineLook, lineStyle } from './looks/line-look.ts';

interface Known {
  line: BoardLine;
  edge: Edge;
}

/** The lines as the canvas draws them; an unchanged line is the same object as before. */
export function useCanvasEdges(links: Board['links'], selected: ReadonlySet<string>): Edge[] {
  const known = useRef<ReadonlyMap<string, Known>>(new Map());
  return useMemo(() => {
    const next = new Map<string, Known>();
    for (const line of links) {
      const before = known.current.get(line.id);
      const isSelected = selected.has(line.id);
      const isKept = before?.line === line && before.edge.selected === isSelected;
      next.set(line.id, isKept ? before : { line, edge: edgeOf(line, isSelected) });
    }
    known.current = next;
    return [...next.values()].map(({ edge }) => edge);
  }, [links, selected]);
}

function edgeOf(line: BoardLine, selected: boolean): Edge {
  const look = lineLook(line);
  const arrow = lineArrow(look);
  const style = lineStyle(look);
  return {
    id: line.id,
    source: line.from,
    sourceHandle: 'right',
    target: line.to,
    targetHandle: 'left',
    label: wordsOfLink(line),
    selected,
    ...(arrow ? { markerEnd: arrow } : {}),
    style: selected ? { ...style, stroke: 'var(--color-accent)', strokeWidth: look.width + 1.5 } : style,
    labelStyle: { fill: 'var(--color-ink)', fontSize: 13, fontWeight: 600 },
    labelBgStyle: { fill: 'var(--color-surface)' },
    labelBgPadding: [6, 3],
    labelBgBorderRadius: 4,
  };
}
