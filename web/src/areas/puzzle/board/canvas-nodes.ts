import type { BoardCard, Place } from '@fap/shared/puzzle/board-doc.ts';
import {
  CARD_WIDTH,
  cardSize,
  frameSize,
  middleOfSide,
  type Rect,
} from '@fap/shared/puzzle/board-geometry.ts';
import { FRAME_KIND } from '@fap/shared/puzzle/board-shapes.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import type { Node, NodeHandle } from '@xyflow/react';
import type { CardContent } from './card-content.ts';
import type { DraftNodeType } from './draft-node.tsx';
import type { FrameNodeType } from './frame-node.tsx';
import { HANDLE_POSITIONS } from './handle-positions.ts';
import type { CardActions, PieceNodeType } from './piece-node.tsx';

export type FarNodeType = Node<{ piece: CardContent; height: number }, 'far'>;
export type CanvasNode = PieceNodeType | FrameNodeType | FarNodeType | DraftNodeType;
export type CardNode = PieceNodeType | FrameNodeType | FarNodeType;

/** All that a card's look depends on, compared field by field. */
export interface CardView {
  piece: BoardCard;
  /** Where it is dragged just now. */
  place: Place | undefined;
  size: { width: number; height: number } | undefined;
  isSelected: boolean;
  isEditing: boolean;
  /** So far away that no text can be read. */
  isFar: boolean;
  author: string;
  bound: Contribution | null;
}

const HANDLE_SIZE = 12;

/** The node of a card. Handles and size are given, so that cards out of sight need not be drawn to be measured. */
export function nodeOf(view: CardView, actions: CardActions): CardNode {
  const { piece, isSelected, isEditing } = view;
  const { x, y, w, h } = view.place ?? piece;
  const position = { x, y };
  const shared = { id: piece.id, position, selected: isSelected };
  if (piece.kind === FRAME_KIND) {
    const size = frameSize(w && h ? { w, h } : piece);
    return {
      ...shared,
      ...size,
      type: 'frame',
      measured: size,
      handles: [],
      // A frame within another stands before it.
      zIndex: -Math.ceil(Math.sqrt(size.width * size.height)),
      connectable: false,
      style: { pointerEvents: 'none' },
      ariaLabel: t`Frame: ${piece.label}`,
      data: { piece, isEditing, actions },
    };
  }
  const size = view.size ?? cardSize(piece);
  if (view.isFar && !isEditing)
    return {
      ...shared,
      type: 'far',
      measured: size,
      handles: handlesOf(size),
      zIndex: isSelected ? 2 : 1,
      ariaLabel: piece.label,
      data: { piece, height: size.height },
    };
  return {
    ...shared,
    type: 'piece',
    initialWidth: CARD_WIDTH,
    initialHeight: size.height,
    ...(view.size ? { measured: view.size } : {}),
    handles: handlesOf(size),
    zIndex: isSelected ? 2 : 1,
    data: { piece, isEditing, actions, author: view.author, bound: view.bound },
  };
}

function handlesOf(size: { width: number; height: number }): NodeHandle[] {
  return HANDLE_POSITIONS.map((position) => {
    const { x, y } = middleOfSide({ x: 0, y: 0, ...size }, position);
    return {
      type: 'source',
      id: position,
      position,
      width: HANDLE_SIZE,
      height: HANDLE_SIZE,
      x: x - HANDLE_SIZE / 2,
      y: y - HANDLE_SIZE / 2,
    };
  });
}

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

/** Whether two views are drawn the same. */
export function isSameView(one: CardView, other: CardView): boolean {
  return (
    one.piece === other.piece &&
    one.place?.x === other.place?.x &&
    one.place?.y === other.place?.y &&
    one.place?.w === other.place?.w &&
    one.place?.h === other.place?.h &&
    one.size?.width === other.size?.width &&
    one.size?.height === other.size?.height &&
    one.isSelected === other.isSelected &&
    one.isEditing === other.isEditing &&
    one.isFar === other.isFar &&
    one.author === other.author &&
    one.bound === other.bound
  );
}

const CONTENT = [
  'id',
  'label',
  'layer',
  'kind',
  'pieceId',
  'evidenceId',
] as const satisfies (keyof CardContent)[];

function isSameData(one: CardNode, other: CardNode): boolean {
  if (one.type !== other.type) return false;
  const { piece, ...look } = one.data;
  const { piece: otherPiece, ...otherLook } = other.data;
  return (
    CONTENT.every((field) => piece[field] === otherPiece[field]) &&
    Object.entries(look).every(([field, value]) => otherLook[field as keyof typeof otherLook] === value)
  );
}

/** Makes nodes and keeps those whose view did not change: the canvas draws only the others anew, and of those that moved not what is on them. */
export class NodeCache {
  private known = new Map<string, { view: CardView; node: CardNode }>();
  private readonly actions: CardActions;

  constructor(actions: CardActions) {
    this.actions = actions;
  }

  nodesOf(views: readonly CardView[]): CardNode[] {
    const next = new Map<string, { view: CardView; node: CardNode }>();
    for (const view of views) {
      const before = this.known.get(view.piece.id);
      const isKept = before !== undefined && isSameView(before.view, view);
      next.set(view.piece.id, isKept ? before : { view, node: this.nodeAfter(before?.node, view) });
    }
    this.known = next;
    return [...next.values()].map(({ node }) => node);
  }

  private nodeAfter(before: CardNode | undefined, view: CardView): CardNode {
    const node = nodeOf(view, this.actions);
    if (before && isSameData(before, node)) node.data = before.data;
    return node;
  }
}
