import type { CrossLink, FamilyRoot } from '@fap/shared/families/family-entities.ts';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import {
  type GraphLine,
  type GraphNode,
  layOutFamilies,
  NODE_HEIGHT,
  NODE_WIDTH,
} from './lay-out-families.ts';
import { usePanZoom, type View } from './use-pan-zoom.ts';

const MARGIN = 24;
const START: View = { x: MARGIN, y: 0, scale: 0.8 };
/** Smaller than this, names cannot be read. */
const READABLE = 0.7;
const MAX_NAME = 27;

export interface FamilyGraphProps {
  families: readonly FamilyRoot[];
  crossLinks: readonly CrossLink[];
  selected: string;
  onSelect: (id: string) => void;
}

/** The families as a drawing that can be moved and magnified; the tree beside it tells the same. */
export function FamilyGraph({ families, crossLinks, selected, onSelect }: FamilyGraphProps) {
  const graph = useMemo(() => layOutFamilies(families, crossLinks), [families, crossLinks]);
  const byId = useMemo(() => new Map(graph.nodes.map((node) => [node.id, node])), [graph]);
  const { view, setView, frame, zoomIn, zoomOut, handlers } = usePanZoom(START);
  const target = byId.get(selected);
  const shown = useRef('');
  useEffect(() => {
    const box = frame.current;
    if (!target || !box || shown.current === target.id) return;
    shown.current = target.id;
    setView(({ scale: before }) => {
      const scale = Math.max(READABLE, before);
      return {
        scale,
        x: Math.min(MARGIN, box.clientWidth / 2 - (target.x + NODE_WIDTH / 2) * scale),
        y: Math.min(0, box.clientHeight / 2 - target.y * scale),
      };
    });
  }, [target, frame, setView]);
  const fit = () => {
    const box = frame.current;
    if (!box) return;
    const scale = Math.min(
      1,
      Math.max(0.25, Math.min(box.clientWidth / (graph.width + 2 * MARGIN), box.clientHeight / graph.height)),
    );
    setView({ x: MARGIN * scale, y: 0, scale });
  };
  return (
    <div className="relative">
      <section
        ref={frame}
        aria-label="Family graph: arrow keys move it, plus and minus magnify it; the tree tells the same"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be moved must be reachable by keyboard
        tabIndex={0}
        {...handlers}
        className="h-[24rem] cursor-grab touch-pan-y overflow-hidden rounded-b-lg bg-sunken select-none active:cursor-grabbing sm:h-[34rem]"
      >
        <svg aria-hidden className="size-full text-ink">
          <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
            {graph.lines.map((line) => (
              <Line key={line.id} line={line} byId={byId} selected={selected} />
            ))}
            {graph.nodes.map((node) => (
              <Node key={node.id} node={node} isSelected={node.id === selected} onSelect={onSelect} />
            ))}
          </g>
        </svg>
      </section>
      <div className="absolute right-3 bottom-3 flex gap-1.5">
        <Button size="icon" aria-label="Zoom in" onClick={zoomIn}>
          <ZoomIn aria-hidden className="size-4" />
        </Button>
        <Button size="icon" aria-label="Zoom out" onClick={zoomOut}>
          <ZoomOut aria-hidden className="size-4" />
        </Button>
        <Button size="icon" aria-label="Show everything" onClick={fit}>
          <Maximize aria-hidden className="size-4" />
        </Button>
      </div>
    </div>
  );
}

interface LineProps {
  line: GraphLine;
  byId: ReadonlyMap<string, GraphNode>;
  selected: string;
}

function Line({ line, byId, selected }: LineProps) {
  const [from, to] = [byId.get(line.from), byId.get(line.to)];
  if (!from || !to) return null;
  const isOfSelected = line.from === selected || line.to === selected;
  const isCross = line.kind === 'cross';
  const [x1, x2] = isCross ? [from.x + NODE_WIDTH, to.x + NODE_WIDTH] : [from.x + NODE_WIDTH, to.x];
  const bend = isCross ? Math.max(x1, x2) + 50 : (x1 + x2) / 2;
  return (
    <path
      d={`M ${x1} ${from.y} C ${bend} ${from.y} ${bend} ${to.y} ${x2} ${to.y}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1 + 2 * (line.strength ?? 0.2)}
      strokeDasharray={isCross ? '5 5' : undefined}
      className={isOfSelected ? 'text-accent' : isCross ? 'text-line-strong/50' : 'text-line-strong'}
    />
  );
}

interface NodeProps {
  node: GraphNode;
  isSelected: boolean;
  onSelect: (id: string) => void;
}

function Node({ node, isSelected, onSelect }: NodeProps) {
  const { id, name, x, y, isRoot, isActive, isEvolutionary, rest } = node;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the drawing is hidden from screen readers, the tree is not
    <g
      transform={`translate(${x} ${y - NODE_HEIGHT / 2})`}
      onClick={() => onSelect(id)}
      className="cursor-pointer"
    >
      <rect
        width={NODE_WIDTH}
        height={NODE_HEIGHT}
        rx={8}
        strokeWidth={isSelected ? 2.5 : 1}
        className={cn(
          isRoot ? 'fill-accent-soft stroke-accent' : 'fill-surface stroke-line-strong/60',
          isSelected && 'stroke-accent',
        )}
      />
      {!isRoot && (
        <circle
          cx={14}
          cy={NODE_HEIGHT / 2}
          r={4.5}
          strokeWidth={1.5}
          className={cn('stroke-accent', isActive ? 'fill-accent' : 'fill-transparent stroke-line-strong')}
        />
      )}
      <text
        x={isRoot ? 14 : 26}
        y={NODE_HEIGHT / 2 + 4.5}
        className={cn('fill-current text-[13px]', isRoot && 'font-semibold')}
      >
        {name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name}
        {isEvolutionary && ' ↻'}
      </text>
      {rest > 0 && (
        <text x={14} y={NODE_HEIGHT + 15} className="fill-ink-soft text-[11px]">
          {`and ${rest} without a known relative`}
        </text>
      )}
      <title>{name}</title>
    </g>
  );
}
