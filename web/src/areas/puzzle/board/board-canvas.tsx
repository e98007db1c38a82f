import { type Board, boardLinks, changePiece } from '@fap/shared/puzzle/board-doc.ts';
import {
  Background,
  BackgroundVariant,
  type Connection,
  ConnectionMode,
  Controls,
  type Edge,
  MarkerType,
  type NodeChange,
  ReactFlow,
  useReactFlow,
} from '@xyflow/react';
import '@xyflow/react/dist/style.css';
import { type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import type { CollabRoom } from '../../../platform/collab-room.ts';
import { newId } from '../../../platform/ids.ts';
import { useAtomValue } from '../../../platform/store.ts';
import { themeAtom } from '../../../platform/theme.ts';
import { PeerCursors } from './peer-cursors.tsx';
import { PieceNode, type PieceNodeType } from './piece-node.tsx';
import type { CardAuthor } from './use-card-authors.ts';
import type { ToRemove } from './use-card-removal.ts';

/** Throttle for sending the own pointer or a dragged card, in milliseconds. */
const SEND_EVERY_MS = 50;
const NODE_TYPES = { piece: PieceNode };

export interface BoardCanvasProps {
  room: CollabRoom;
  board: Board;
  userName: string;
  authorOf: (id: string) => CardAuthor | null;
  onRemove: (what: ToRemove) => void;
}

/** The board drawn as a canvas: cards, lines between them, and everybody's pointer. */
export function BoardCanvas({ room, board, userName, authorOf, onRemove }: BoardCanvasProps) {
  const { doc, awareness } = room;
  const theme = useAtomValue(themeAtom);
  const { screenToFlowPosition } = useReactFlow();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [editing, setEditing] = useState<string | null>(null);
  const lastSent = useRef({ pointer: 0, drag: 0 });

  const nodes = useMemo<PieceNodeType[]>(
    () =>
      board.pieces.map((piece) => ({
        id: piece.id,
        type: 'piece',
        position: { x: piece.x, y: piece.y },
        selected: selected.has(piece.id),
        data: {
          piece,
          author: authorOf(piece.id)?.displayName ?? '',
          doc,
          isEditing: editing === piece.id,
          onEdit: (isEditing: boolean) => setEditing(isEditing ? piece.id : null),
        },
      })),
    [board.pieces, selected, editing, doc, authorOf],
  );
  const edges = useMemo<Edge[]>(
    () =>
      board.links.map((link) => ({
        id: link.id,
        source: link.from,
        sourceHandle: 'right',
        target: link.to,
        targetHandle: 'left',
        label: link.label,
        selected: selected.has(link.id),
        markerEnd: { type: MarkerType.ArrowClosed },
      })),
    [board.links, selected],
  );

  const select = useCallback((id: string, isSelected: boolean) => {
    setSelected((before) => {
      const after = new Set(before);
      if (isSelected) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  const onNodesChange = (changes: NodeChange<PieceNodeType>[]) => {
    for (const change of changes) {
      if (change.type === 'select') select(change.id, change.selected);
      if (change.type === 'position' && change.position) {
        const now = performance.now();
        if (change.dragging && now - lastSent.current.drag < SEND_EVERY_MS) continue;
        lastSent.current.drag = now;
        changePiece(doc, change.id, { x: Math.round(change.position.x), y: Math.round(change.position.y) });
      }
    }
  };
  const onConnect = ({ source, target }: Connection) => {
    if (source !== target)
      boardLinks(doc).set(newId(), { from: source, to: target, label: '', by: userName });
  };
  const onPointerMove = (event: PointerEvent) => {
    const now = performance.now();
    if (now - lastSent.current.pointer < SEND_EVERY_MS) return;
    lastSent.current.pointer = now;
    const { x, y } = screenToFlowPosition({ x: event.clientX, y: event.clientY });
    awareness.setLocalStateField('cursor', { x: Math.round(x), y: Math.round(y) });
  };

  return (
    <ReactFlow
      nodes={nodes}
      edges={edges}
      nodeTypes={NODE_TYPES}
      onNodesChange={onNodesChange}
      onEdgesChange={(changes) => {
        for (const change of changes) if (change.type === 'select') select(change.id, change.selected);
      }}
      // We delete after confirmation, cards and lines in one change; the canvas would delete them one by one.
      onBeforeDelete={async ({ nodes: cards, edges: lines }) => {
        onRemove({ cards: cards.map(({ id }) => id), lines: lines.map(({ id }) => id) });
        return false;
      }}
      onConnect={onConnect}
      onNodeDragStop={(_event, node) =>
        changePiece(doc, node.id, { x: Math.round(node.position.x), y: Math.round(node.position.y) })
      }
      onPaneMouseMove={(event) => onPointerMove(event as unknown as PointerEvent)}
      onNodeMouseMove={(event) => onPointerMove(event as unknown as PointerEvent)}
      onPaneMouseLeave={() => awareness.setLocalStateField('cursor', null)}
      onNodeDoubleClick={(_event, node) => setEditing(node.id)}
      zoomOnDoubleClick={false}
      connectionMode={ConnectionMode.Loose}
      deleteKeyCode={['Delete', 'Backspace']}
      zoomOnScroll={false}
      preventScrolling={false}
      panOnScroll={false}
      minZoom={0.25}
      maxZoom={2}
      fitView
      fitViewOptions={{ maxZoom: 1, padding: 0.2 }}
      aria-label="Shared board"
      colorMode={theme}
      proOptions={{ hideAttribution: false }}
    >
      <Background variant={BackgroundVariant.Dots} gap={24} size={1} />
      <Controls showInteractive={false} />
      <PeerCursors awareness={awareness} />
    </ReactFlow>
  );
}
