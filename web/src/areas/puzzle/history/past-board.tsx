import { FRAME_KIND, UNREAD_PIECE, wordsOfLink } from '@fap/shared/puzzle/board-shapes.ts';
import type { BoardVersion, PastCard, PastLine } from '@fap/shared/puzzle/history.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  Background,
  BackgroundVariant,
  Controls,
  type Edge,
  MarkerType,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
} from '@xyflow/react';
import { GRAPH_WORDS } from '../../../platform/graph-words.ts';
import '../../../ui/flow.css';
import { useEffect, useMemo } from 'react';
import { useAtomValue } from '../../../platform/store.ts';
import { themeAtom } from '../../../platform/theme.ts';
import { describeChange } from './describe-change.ts';
import { PastCardNode, type PastCardNodeType } from './past-card-node.tsx';

const NODE_TYPES = { 'past-card': PastCardNode };
const FIT = { maxZoom: 1, padding: 0.2 };
/** Shifts removed cards, in pixels: a new card often has the same position and would hide them. */
const REMOVED_OFFSET = 18;

/** The board of a version, read-only, and the same as a list. */
export function PastBoard({ cards, lines }: Pick<BoardVersion, 'cards' | 'lines'>) {
  if (cards.length === 0)
    return (
      <p className="text-ink-soft">
        <Trans>The board was empty.</Trans>
      </p>
    );
  return (
    <>
      <div className="h-[22rem] overflow-hidden rounded-md border border-line bg-canvas">
        <ReactFlowProvider>
          <BoardPicture cards={cards} lines={lines} />
        </ReactFlowProvider>
      </div>
      <PastBoardList cards={cards} lines={lines} />
    </>
  );
}

function BoardPicture({ cards, lines }: Pick<BoardVersion, 'cards' | 'lines'>) {
  const theme = useAtomValue(themeAtom);
  const nodes = useMemo<PastCardNodeType[]>(
    () =>
      cards.map((card) => ({
        id: card.id,
        type: 'past-card',
        ...placeOf(card),
        data: { card },
        ariaLabel: [card.label || UNREAD_PIECE, describeChange(card)].filter(Boolean).join(', '),
      })),
    [cards],
  );
  const edges = useMemo<Edge[]>(() => lines.map(edgeOf), [lines]);
  return (
    <ReactFlow
      nodes={nodes}
      ariaLabelConfig={GRAPH_WORDS}
      edges={edges}
      nodeTypes={NODE_TYPES}
      nodesDraggable={false}
      nodesConnectable={false}
      nodesFocusable={false}
      edgesFocusable={false}
      elementsSelectable={false}
      zoomOnScroll={false}
      zoomOnDoubleClick={false}
      preventScrolling={false}
      minZoom={0.25}
      maxZoom={2}
      fitView
      fitViewOptions={FIT}
      aria-label={t`Board of this version`}
      colorMode={theme}
    >
      <Background variant={BackgroundVariant.Dots} gap={24} size={1} />
      <Controls showInteractive={false} />
      <FitAgain cards={cards} />
    </ReactFlow>
  );
}

/** Fits the view again when the version or the width changes. */
function FitAgain({ cards }: Pick<BoardVersion, 'cards'>) {
  const { fitView } = useReactFlow();
  const width = useStore((state) => state.width);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the triggers
  useEffect(() => {
    void fitView(FIT);
  }, [fitView, cards, width]);
  return null;
}

function placeOf({ x, y, kind, change }: PastCard): Pick<PastCardNodeType, 'position' | 'zIndex'> {
  if (kind === FRAME_KIND) return { position: { x, y }, zIndex: -1 };
  if (change !== 'removed') return { position: { x, y }, zIndex: 1 };
  return { position: { x: x + REMOVED_OFFSET, y: y + REMOVED_OFFSET }, zIndex: 0 };
}

function edgeOf(line: PastLine): Edge {
  return {
    id: line.id,
    source: line.from,
    sourceHandle: 'right',
    target: line.to,
    targetHandle: 'left',
    label: [wordsOfLink(line), describeChange(line)].filter(Boolean).join(' · '),
    markerEnd: { type: MarkerType.ArrowClosed },
    style: {
      ...(line.change ? { stroke: 'var(--color-accent)', strokeWidth: 2 } : {}),
      ...(line.change === 'removed' ? { strokeDasharray: '6 5' } : {}),
    },
  };
}

function PastBoardList({ cards, lines }: Pick<BoardVersion, 'cards' | 'lines'>) {
  const labelOf = (id: string) => cards.find((card) => card.id === id)?.label ?? t`a deleted card`;
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-10 cursor-pointer items-center text-sm font-medium text-accent">
        <Trans>
          This version’s board as a list ({plural(countKept(cards), { one: '# card', other: '# cards' })},{' '}
          {plural(countKept(lines), { one: '# line', other: '# lines' })})
        </Trans>
      </summary>
      <ul aria-label={t`Cards of this version`} className="mt-1 space-y-1.5 text-[0.9375rem]">
        {cards.map((card) => (
          <li key={card.id} className="wrap-anywhere">
            {card.label || UNREAD_PIECE}
            {card.change && <ChangeNote>{describeChange(card)}</ChangeNote>}
          </li>
        ))}
      </ul>
      <ul aria-label={t`Lines of this version`} className="mt-3 space-y-1.5 text-[0.9375rem]">
        {lines.map((line) => (
          <li key={line.id} className="wrap-anywhere">
            {labelOf(line.from)} → {labelOf(line.to)} {wordsOfLink(line) && `(${wordsOfLink(line)})`}
            {line.change && <ChangeNote>{describeChange(line)}</ChangeNote>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How many there are; those that the moment removed do not count. */
const countKept = (entries: readonly (PastCard | PastLine)[]): number =>
  entries.filter(({ change }) => change !== 'removed').length;

function ChangeNote({ children }: { children: string }) {
  return <strong className="ml-2 text-sm font-semibold text-accent">{children}</strong>;
}
