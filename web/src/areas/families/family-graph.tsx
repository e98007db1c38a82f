import type { CrossLink, FamilyRoot } from '@fap/shared/families/family-entities.ts';
import { t } from '@lingui/core/macro';
import { ReactFlow, ReactFlowProvider, useReactFlow, useStore } from '@xyflow/react';
import { GRAPH_WORDS } from '../../platform/graph-words.ts';
import '../../ui/flow.css';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { useAtomValue } from '../../platform/store.ts';
import { themeAtom } from '../../platform/theme.ts';
import { Button } from '../../ui/button.tsx';
import { FamilyNode, type FamilyNodeType } from './family-node.tsx';
import { fitGraph, MARGIN, SMALLEST_ZOOM } from './fit-graph.ts';
import { GRAPH_HEIGHT } from './graph-height.ts';
import {
  type GraphLine,
  type GraphNode,
  layOutFamilies,
  NODE_HEIGHT,
  NODE_WIDTH,
} from './lay-out-families.ts';
import { RelationEdge, type RelationEdgeType } from './relation-edge.tsx';

const NODE_TYPES = { family: FamilyNode };
const WITHOUT_LINK = { hideAttribution: true };
const EDGE_TYPES = { relation: RelationEdge };
/** The smallest zoom at which names are readable. */
const READABLE = 0.7;
const FIT = { maxZoom: 1, padding: 0.05 };
const KEY_PAN = 60;
/** Pan direction by arrow key: the drawing moves opposite to the view. */
const KEY_DIRECTIONS: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowLeft', [1, 0]],
  ['ArrowRight', [-1, 0]],
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [0, -1]],
]);

export interface FamilyGraphProps {
  families: readonly FamilyRoot[];
  crossLinks: readonly CrossLink[];
  selected: string;
  onSelect: (id: string) => void;
}

/** The families as a drawing that can be panned and zoomed; the tree beside it has the same data. */
export function FamilyGraph(props: FamilyGraphProps) {
  return (
    <ReactFlowProvider>
      <Drawing {...props} />
    </ReactFlowProvider>
  );
}

function Drawing({ families, crossLinks, selected, onSelect }: FamilyGraphProps) {
  const theme = useAtomValue(themeAtom);
  const graph = useMemo(() => layOutFamilies(families, crossLinks), [families, crossLinks]);
  const nodes = useMemo<FamilyNodeType[]>(
    () =>
      graph.nodes.map((node) => ({
        id: node.id,
        type: 'family',
        position: { x: node.x, y: node.y - NODE_HEIGHT / 2 },
        data: { node, isSelected: node.id === selected },
      })),
    [graph, selected],
  );
  const edges = useMemo(() => {
    const names = new Map(graph.nodes.map(({ id, name }) => [id, name]));
    return graph.lines.map((line) => edgeOf(line, { selected, names }));
  }, [graph, selected]);
  const { zoomIn, zoomOut, fitView, getViewport, setViewport } = useReactFlow();
  useSelectedInView(graph.nodes, selected);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = KEY_DIRECTIONS.get(event.key);
    const { x, y, zoom } = getViewport();
    if (direction) void setViewport({ x: x + direction[0] * KEY_PAN, y: y + direction[1] * KEY_PAN, zoom });
    else if (event.key === '+') void zoomIn();
    else if (event.key === '-') void zoomOut();
    else return;
    event.preventDefault();
  };
  return (
    <div className="relative">
      <section
        aria-label={t`Family graph. Arrow keys pan, plus and minus zoom. The tree shows the same data.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a drawing that can be panned must be reachable by keyboard
        tabIndex={0}
        onKeyDown={handleKeyDown}
        className={`${GRAPH_HEIGHT} overflow-hidden rounded-b-lg bg-sunken select-none`}
      >
        {/* Hidden from screen readers, which have the tree. */}
        <div aria-hidden className="size-full">
          <ReactFlow
            nodes={nodes}
            ariaLabelConfig={GRAPH_WORDS}
            edges={edges}
            nodeTypes={NODE_TYPES}
            edgeTypes={EDGE_TYPES}
            onNodeClick={(_event, { id }) => onSelect(id)}
            minZoom={SMALLEST_ZOOM}
            maxZoom={2}
            onlyRenderVisibleElements
            nodesDraggable={false}
            nodesConnectable={false}
            nodesFocusable={false}
            edgesFocusable={false}
            elementsSelectable={false}
            zoomOnScroll={false}
            zoomOnDoubleClick={false}
            preventScrolling={false}
            disableKeyboardA11y
            // The boards show the library's attribution; here its link would be hidden from screen readers.
            proOptions={WITHOUT_LINK}
            colorMode={theme}
            // On a phone, a vertical swipe scrolls the page.
            className="[&_*]:touch-pan-y!"
            style={{ background: 'transparent' }}
          />
        </div>
      </section>
      <div className="absolute right-3 bottom-3 z-10 flex gap-1.5">
        <Button size="icon" aria-label={t`Zoom in`} onClick={() => void zoomIn()}>
          <ZoomIn aria-hidden className="size-4" />
        </Button>
        <Button size="icon" aria-label={t`Zoom out`} onClick={() => void zoomOut()}>
          <ZoomOut aria-hidden className="size-4" />
        </Button>
        <Button size="icon" aria-label={t`Show everything`} onClick={() => void fitView(FIT)}>
          <Maximize aria-hidden className="size-4" />
        </Button>
      </div>
    </div>
  );
}

/** Shows the whole drawing at first, and pans once to a node when it is selected, here or in the tree. */
function useSelectedInView(nodes: readonly GraphNode[], selected: string): void {
  const { getViewport, setViewport } = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const shown = useRef('');
  const target = nodes.find(({ id }) => id === selected);
  useEffect(() => {
    if (!target || width === 0 || shown.current === target.id) return;
    const isFirst = shown.current === '';
    shown.current = target.id;
    if (isFirst) {
      void setViewport(fitGraph(nodes, { width, height }));
      return;
    }
    const zoom = Math.max(READABLE, getViewport().zoom);
    void setViewport({
      zoom,
      x: Math.min(MARGIN, width / 2 - (target.x + NODE_WIDTH / 2) * zoom),
      y: Math.min(0, height / 2 - target.y * zoom),
    });
  }, [target, nodes, width, height, getViewport, setViewport]);
}

interface LineContext {
  selected: string;
  /** The clusters' names by their ids. */
  names: ReadonlyMap<string, string>;
}

function edgeOf(
  { id, from, to, kind, strength }: GraphLine,
  { selected, names }: LineContext,
): RelationEdgeType {
  const [one, other] = [names.get(from) ?? from, names.get(to) ?? to];
  const isCross = kind === 'cross';
  const isOfSelected = from === selected || to === selected;
  const faint = isCross ? 'color-mix(in srgb, var(--color-line-strong) 50%, transparent)' : undefined;
  return {
    id,
    type: 'relation',
    ariaLabel: t`Line from ${one} to ${other}`,
    source: from,
    target: to,
    sourceHandle: 'after',
    targetHandle: isCross ? 'beside' : 'before',
    data: { isCross },
    style: {
      stroke: isOfSelected ? 'var(--color-accent)' : (faint ?? 'var(--color-line-strong)'),
      strokeWidth: 1 + 2 * (strength ?? 0.2),
      ...(isCross ? { strokeDasharray: '5 5' } : {}),
    },
  };
}
