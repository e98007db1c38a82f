import type { Board } from '@fap/shared/puzzle/board-doc.ts';
import type { LinkKind } from '@fap/shared/puzzle/board-shapes.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import {
  Background,
  BackgroundVariant,
  ConnectionMode,
  type Edge,
  type EdgeChange,
  type NodeChange,
  ReactFlow,
  SelectionMode,
  useReactFlow,
  useStore,
} from '@xyflow/react';
import { GRAPH_WORDS } from '../../../platform/graph-words.ts';
import '../../../ui/flow.css';
import { type MouseEvent, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { CollabRoom } from '../../../platform/collab-room.ts';
import { useAtomValue } from '../../../platform/store.ts';
import { themeAtom } from '../../../platform/theme.ts';
import { useStableHandler } from '../../../platform/use-stable-handler.ts';
import { cn } from '../../../ui/class-names.ts';
import { useIsWide } from '../workspace/use-wide.ts';
import { BoardControls } from './board-controls.tsx';
import { BoundPopover, type Opened } from './bound-popover.tsx';
import { type CanvasNode, NodeCache } from './canvas-nodes.ts';
import { DraftNode } from './draft-node.tsx';
import { FarNode } from './far-node.tsx';
import { FrameNode } from './frame-node.tsx';
import { KeptFocus } from './kept-focus.tsx';
import { LineEdge } from './line-edge.tsx';
import { LinkedCard } from './linked-card.tsx';
import { MiniMap } from './mini-map.tsx';
import { PeerCursors } from './peer-cursors.tsx';
import { PeerSelections } from './peer-selections.tsx';
import { type CardActions, PieceNode } from './piece-node.tsx';
import { type Lost, renameCard } from './rename-card.ts';
import { SharedView } from './shared-view.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import type { BoardSelection } from './use-board-selection.ts';
import { useCanvasEdges } from './use-canvas-edges.ts';
import type { CardAuthor } from './use-card-authors.ts';
import { useCardMoves } from './use-card-moves.ts';
import type { ToRemove } from './use-card-removal.ts';
import { useChosenCards } from './use-chosen-cards.ts';
import { MIN_ZOOM, useFitBoard } from './use-fit-board.ts';
import { useLineDrawing } from './use-line-drawing.ts';
import { useNearbyArea, useNearbyNodes } from './use-nearby-nodes.ts';
import { useNewCard } from './use-new-card.ts';
import { useOwnPointer } from './use-own-pointer.ts';

/** From so many cards on, those out of sight are not drawn; with fewer, keeping track costs more than it saves. */
const MANY_CARDS = 60;
/** Below this zoom no text can be read. */
const FAR_ZOOM = 0.4;
const NODE_TYPES = { piece: PieceNode, far: FarNode, frame: FrameNode, draft: DraftNode };
const EDGE_TYPES = { line: LineEdge };
const DELETE_KEYS = ['Delete', 'Backspace'];
/** Pointer buttons that move the board while the first one chooses: the middle and the right one. */
const OTHER_BUTTONS = [1, 2];
const OPTIONS = { hideAttribution: false };

export type Tool = 'hand' | 'select';

export interface BoardCanvasProps {
  room: CollabRoom;
  board: Board;
  clusterId: string;
  userName: string;
  layer: number;
  authorOf: (id: string) => CardAuthor | null;
  pieceOf: (id: string | undefined) => Contribution | null;
  onRemove: (what: ToRemove) => void;
  onOpenPiece: ((piece: Contribution) => void) | undefined;
  selection: BoardSelection;
  tool: Tool;
  /** The kind of lines drawn from now on. */
  lineKind: LinkKind | null;
  /** A finger scrolls the page over it. */
  isResting: boolean;
  canvas: RefObject<HTMLDivElement | null>;
  /** The card or frame whose words are written just now; null for none. */
  editing: string | null;
  onEdit: (id: string | null) => void;
  /** The card that a link leads to; '' for none. */
  linked: string;
  /** The card or frame just added otherwise than on the canvas; '' for none. */
  added: string;
  /** Gets what was typed on a card and is not on it. */
  onLost: (words: string, why: Lost) => void;
  /** The account whose view is followed; null for none. */
  followed: string | null;
  /** Whoever touches the board looks by themselves again. */
  onStopFollowing: () => void;
}

/** The board drawn as a canvas: cards, lines between them, and everybody's pointer. */
export function BoardCanvas(props: BoardCanvasProps) {
  const { room, board, clusterId, userName, layer, selection, tool, lineKind, isResting, canvas } = props;
  const { doc, awareness } = room;
  const { set: selectOnly } = selection;
  const selectOne = useCallback((id: string) => selectOnly([id]), [selectOnly]);
  const theme = useAtomValue(themeAtom);
  const { screenToFlowPosition } = useReactFlow();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { pointer, follow: followPointer, leave: leavePointer } = useOwnPointer(awareness);
  const { fit, fitAll, keepView } = useFitBoard(board.pieces);
  const { places, move } = useCardMoves(doc, board);
  // At an edge the canvas would go on panning for good when somebody deletes the card in hand.
  const hasInHand = places.size > 0 && board.pieces.some(({ id }) => places.has(id));
  const [sizes, setSizes] = useState<ReadonlyMap<string, { width: number; height: number }>>(new Map());

  const { editing, onEdit, onLost } = props;
  const latest = useRef(board);
  latest.current = board;
  const cache = useMemo(() => {
    const actions: CardActions = {
      onEdit: (id, isEditing) => onEdit(isEditing ? id : null),
      onRename: (id, label, before) => {
        const lost = renameCard(doc, id, { label, before });
        if (lost) onLost(label, lost);
      },
      onOpen: (id, from) => {
        const card = latest.current.pieces.find((piece) => piece.id === id);
        if (card) setOpened({ card, from });
      },
    };
    return new NodeCache(actions);
  }, [doc, onEdit, onLost]);

  const { authorOf, pieceOf } = props;
  const isFar = useStore(({ transform }) => transform[2] < FAR_ZOOM);
  const cards = useMemo(
    () =>
      cache.nodesOf(
        board.pieces.map((piece) => ({
          piece,
          place: places.get(piece.id),
          size: sizes.get(piece.id),
          isSelected: selection.selected.has(piece.id),
          isEditing: editing === piece.id,
          isFar,
          author: authorOf(piece.id)?.displayName ?? '',
          bound: pieceOf(piece.pieceId),
        })),
      ),
    [cache, board.pieces, places, sizes, selection.selected, editing, isFar, authorOf, pieceOf],
  );
  const newCard = useNewCard({
    doc,
    board,
    layer,
    userName,
    canvas,
    pointer,
    onBegin: keepView,
    onPlaced: selectOne,
    onLost,
  });
  const { draft } = newCard;
  const hasManyCards = board.pieces.length > MANY_CARDS;
  const area = useNearbyArea(hasManyCards);
  const edges = useCanvasEdges(board.links, { cards, selected: selection.selected, isFar, area });
  const nearby = useNearbyNodes(cards, { area, lines: edges, editing });
  const nodes = useMemo<CanvasNode[]>(() => (draft ? [...nearby, draft] : nearby), [nearby, draft]);
  useChosenCards(awareness, { cards: board.pieces, selected: selection.selected, editing });

  const handleKey = useBoardKeys({ board, doc, selection, canvas, onNew: newCard.beginNear });
  // The canvas takes each new handler for a change of its own, for which it asks every card and line whether it is drawn anew.
  const handleNodes = useStableHandler((changes: NodeChange<CanvasNode>[]) => {
    selection.change(selectionsIn(changes));
    const measured = changes.flatMap((change) =>
      // From afar a card is as large as it was, or as its text lets expect.
      change.type === 'dimensions' && change.dimensions && change.resizing === undefined && !isFar
        ? [[change.id, change.dimensions] as const]
        : [],
    );
    if (measured.length > 0) setSizes((before) => new Map([...before, ...measured]));
    move(changes);
  });
  const handleEdges = useStableHandler((changes: EdgeChange[]) => selection.change(selectionsIn(changes)));
  // We delete after confirmation, cards and lines in one change; the canvas would delete them one by one.
  const handleDelete = useStableHandler(
    async ({ nodes: removed, edges: lines }: { nodes: CanvasNode[]; edges: Edge[] }) => {
      props.onRemove({ cards: removed.map(({ id }) => id), lines: lines.map(({ id }) => id) });
      return false;
    },
  );
  const handleDoubleClick = useStableHandler(
    (_event: MouseEvent, node: CanvasNode) => node.type !== 'draft' && onEdit(node.id),
  );
  const handleFit = useStableHandler(fit);
  const handleFitAll = useStableHandler(fitAll);
  const drawing = useLineDrawing(doc, userName, lineKind);
  const showLinked = useCallback(
    (id: string) => {
      keepView();
      selectOne(id);
    },
    [keepView, selectOne],
  );
  const isWide = useIsWide();
  const lookAlone = () => {
    keepView();
    if (props.followed !== null) props.onStopFollowing();
  };

  return (
    <>
      <ReactFlow<CanvasNode>
        ref={canvas}
        ariaLabelConfig={GRAPH_WORDS}
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        edgeTypes={EDGE_TYPES}
        onNodesChange={handleNodes}
        onEdgesChange={handleEdges}
        onBeforeDelete={handleDelete}
        {...drawing}
        onPaneMouseMove={followPointer}
        onNodeMouseMove={followPointer}
        onPaneMouseLeave={leavePointer}
        onNodeDoubleClick={handleDoubleClick}
        onDoubleClick={(event: MouseEvent) => {
          const isEmpty = event.target instanceof Element && event.target.matches('.react-flow__pane');
          if (isEmpty) newCard.beginAt(screenToFlowPosition({ x: event.clientX, y: event.clientY }));
        }}
        onPointerDownCapture={lookAlone}
        onWheelCapture={lookAlone}
        onKeyDown={handleKey}
        tabIndex={0}
        zoomOnDoubleClick={false}
        connectionMode={ConnectionMode.Loose}
        deleteKeyCode={DELETE_KEYS}
        selectionOnDrag={tool === 'select'}
        selectionMode={SelectionMode.Partial}
        panOnDrag={isResting ? false : tool === 'select' ? OTHER_BUTTONS : true}
        nodesDraggable={!isResting}
        nodesConnectable={!isResting}
        autoPanOnNodeDrag={hasInHand}
        elevateNodesOnSelect={false}
        onlyRenderVisibleElements={hasManyCards}
        zoomOnScroll={false}
        // In the workspace the page does not scroll: the wheel moves the board, and with Ctrl it zooms.
        preventScrolling={isWide}
        panOnScroll={isWide}
        minZoom={MIN_ZOOM}
        maxZoom={2}
        aria-label={t`Shared board`}
        colorMode={theme}
        proOptions={OPTIONS}
        className={cn(isResting && '**:touch-auto!')}
      >
        <Background variant={BackgroundVariant.Dots} gap={24} size={1} />
        <BoardControls onFit={handleFit} onFitAll={handleFitAll} />
        <MiniMap cards={board.pieces} />
        <KeptFocus canvas={canvas} />
        <PeerSelections awareness={awareness} cards={nearby} />
        <PeerCursors awareness={awareness} />
        <LinkedCard id={props.linked} cards={board.pieces} onShown={showLinked} />
        <LinkedCard id={props.added} cards={board.pieces} onShown={showLinked} staysIfSeen />
        <SharedView awareness={awareness} followed={props.followed} />
      </ReactFlow>
      {opened && (
        <BoundPopover
          opened={opened}
          clusterId={clusterId}
          piece={pieceOf(opened.card.pieceId)}
          onOpenPiece={props.onOpenPiece}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

function selectionsIn(changes: readonly (NodeChange<CanvasNode> | EdgeChange)[]) {
  return changes.flatMap((change) =>
    change.type === 'select' ? [{ id: change.id, isSelected: change.selected }] : [],
  );
}
