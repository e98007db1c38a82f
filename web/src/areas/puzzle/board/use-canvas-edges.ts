import type { Board, BoardLine } from '@fap/shared/puzzle/board-doc.ts';
import { type Rect, type Side, sidesOf } from '@fap/shared/puzzle/board-geometry.ts';
import { wordsOfLink } from '@fap/shared/puzzle/board-shapes.ts';
import type { Edge } from '@xyflow/react';
import { useMemo, useRef } from 'react';
import type { CanvasNode } from './canvas-nodes.ts';
import { lineArrow, lineLook, lineStyle } from './looks/line-look.ts';

type Sides = { from: Side; to: Side };
interface Known {
  line: BoardLine;
  edge: Edge;
}

interface CanvasParts {
  cards: readonly CanvasNode[];
  selected: ReadonlySet<string>;
  /** So far away that no word can be read: the lines have none. */
  isFar: boolean;
}

/** The lines as the canvas draws them between its cards; a line that looks as before is the same object. */
export function useCanvasEdges(links: Board['links'], { cards, selected, isFar }: CanvasParts): Edge[] {
  const known = useRef<ReadonlyMap<string, Known>>(new Map());
  return useMemo(() => {
    const byId = new Map(cards.map((card) => [card.id, card]));
    const next = new Map<string, Known>();
    for (const line of links) {
      const [from, to] = [byId.get(line.from), byId.get(line.to)];
      if (!from || !to) continue;
      const sides = sidesOf(rectOfNode(from), rectOfNode(to));
      const name = `Line: ${[labelOf(from), wordsOfLink(line), labelOf(to)].filter(Boolean).join(' – ')}`;
      const isSelected = selected.has(line.id);
      const before = known.current.get(line.id);
      const isKept =
        before?.line === line &&
        before.edge.selected === isSelected &&
        before.edge.sourceHandle === sides.from &&
        before.edge.targetHandle === sides.to &&
        before.edge.ariaLabel === name &&
        (before.edge.label === undefined) === isFar;
      next.set(
        line.id,
        isKept
          ? before
          : {
              line,
              edge: {
                ...edgeOf(line, sides, isSelected),
                ariaLabel: name,
                ...(isFar ? {} : { label: wordsOfLink(line) }),
              },
            },
      );
    }
    known.current = next;
    return [...next.values()].map(({ edge }) => edge);
  }, [links, cards, selected, isFar]);
}

const LABEL_LENGTH = 60;
const labelOf = (card: CanvasNode): string =>
  card.type === 'draft' ? '' : card.data.piece.label.slice(0, LABEL_LENGTH);

/** Where a node stands and how large it is drawn, or will be. */
export function rectOfNode({
  position,
  measured,
  width,
  height,
  initialWidth,
  initialHeight,
}: CanvasNode): Rect {
  return {
    ...position,
    width: measured?.width ?? width ?? initialWidth ?? 0,
    height: measured?.height ?? height ?? initialHeight ?? 0,
  };
}

function edgeOf(line: BoardLine, { from, to }: Sides, selected: boolean): Edge {
  const look = lineLook(line);
  const arrow = lineArrow(look);
  const style = lineStyle(look);
  return {
    id: line.id,
    source: line.from,
    sourceHandle: from,
    target: line.to,
    targetHandle: to,
    selected,
    // A chosen line is seen as a whole, before the cards.
    zIndex: selected ? 3 : 0,
    ...(arrow ? { markerEnd: arrow } : {}),
    style: selected ? { ...style, stroke: 'var(--color-accent)', strokeWidth: look.width + 1.5 } : style,
    labelStyle: { fill: 'var(--color-ink)', fontSize: 13, fontWeight: 600 },
    labelBgStyle: { fill: 'var(--color-surface)' },
    labelBgPadding: [6, 3],
    labelBgBorderRadius: 4,
  };
}
