import type { Board, BoardLine } from '@fap/shared/puzzle/board-doc.ts';
import { type Rect, type Side, sidesOf } from '@fap/shared/puzzle/board-geometry.ts';
import { wordsOfLink } from '@fap/shared/puzzle/board-shapes.ts';
import { t } from '@lingui/core/macro';
import type { Edge } from '@xyflow/react';
import { useMemo, useRef } from 'react';
import { type CanvasNode, rectOfNode } from './canvas-nodes.ts';
import { lineArrow, lineLook, lineStyle } from './looks/line-look.ts';
import { mayCross } from './nearby.ts';
import { useKeptList } from './use-kept-list.ts';

/** What a line's look depends on besides itself. */
interface LineView {
  sides: { from: Side; to: Side };
  isSelected: boolean;
  /** As a screen reader says it. */
  name: string;
  label: string;
}
interface Known {
  line: BoardLine;
  edge: Edge;
}

interface CanvasParts {
  cards: readonly CanvasNode[];
  selected: ReadonlySet<string>;
  /** So far away that no word can be read: the lines have none. */
  isFar: boolean;
  /** Lines that cannot cross it are left out, but for chosen ones and those of chosen cards; null for the whole board. */
  area: Rect | null;
}

/** The lines as the canvas draws them between its cards; a line that looks as before is the same object, and so is the list. */
export function useCanvasEdges(links: Board['links'], { cards, selected, isFar, area }: CanvasParts): Edge[] {
  const known = useRef<ReadonlyMap<string, Known>>(new Map());
  const edges = useMemo(() => {
    const byId = new Map(cards.map((card) => [card.id, card]));
    const next = new Map<string, Known>();
    for (const line of links) {
      const [from, to] = [byId.get(line.from), byId.get(line.to)];
      if (!from || !to) continue;
      const [fromRect, toRect] = [rectOfNode(from), rectOfNode(to)];
      const isChosen = selected.has(line.id) || selected.has(line.from) || selected.has(line.to);
      if (area !== null && !isChosen && !mayCross(fromRect, toRect, area)) continue;
      const sides = sidesOf(fromRect, toRect);
      const words = [labelOf(from), wordsOfLink(line), labelOf(to)].filter(Boolean).join(' – ');
      const look: LineView = {
        sides,
        isSelected: selected.has(line.id),
        name: t`Line: ${words}`,
        label: isFar ? '' : wordsOfLink(line),
      };
      const before = known.current.get(line.id);
      const isKept = before?.line === line && isSameView(before.edge, look);
      next.set(line.id, isKept ? before : { line, edge: edgeOf(line, look) });
    }
    known.current = next;
    return [...next.values()].map(({ edge }) => edge);
  }, [links, cards, selected, isFar, area]);
  return useKeptList(edges);
}

const LABEL_LENGTH = 60;
const labelOf = (card: CanvasNode): string =>
  card.type === 'draft' ? '' : card.data.piece.label.slice(0, LABEL_LENGTH);

const isSameView = (edge: Edge, { sides, isSelected, name, label }: LineView): boolean =>
  edge.selected === isSelected &&
  edge.sourceHandle === sides.from &&
  edge.targetHandle === sides.to &&
  edge.ariaLabel === name &&
  edge.label === label;

function edgeOf(line: BoardLine, { sides, isSelected: selected, name, label }: LineView): Edge {
  const look = lineLook(line);
  const arrow = lineArrow(look);
  const style = lineStyle(look);
  return {
    id: line.id,
    type: 'line',
    source: line.from,
    sourceHandle: sides.from,
    target: line.to,
    targetHandle: sides.to,
    ariaLabel: name,
    label,
    selected,
    // A chosen line is seen as a whole, before the cards.
    zIndex: selected ? 3 : 0,
    ...(arrow ? { markerEnd: arrow } : {}),
    style: selected ? { ...style, stroke: 'var(--color-accent)', strokeWidth: look.width + 1.5 } : style,
  };
}
