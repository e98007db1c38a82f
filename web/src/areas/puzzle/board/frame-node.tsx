import { FRAME_MIN_SIDE } from '@fap/shared/puzzle/board-shapes.ts';
import { t } from '@lingui/core/macro';
import { type Node, type NodeProps, NodeResizer } from '@xyflow/react';
import { Frame, Pencil } from 'lucide-react';
import { memo } from 'react';
import { cn } from '../../../ui/class-names.ts';
import { CommentBadge } from '../comments/comment-button.tsx';
import { type CardContent, isDrawnSame } from './card-content.ts';
import { CardField } from './card-field.tsx';
import type { CardActions } from './piece-node.tsx';

export interface FrameNodeData extends Record<string, unknown> {
  piece: CardContent;
  isEditing: boolean;
  actions: CardActions;
}
export type FrameNodeType = Node<FrameNodeData, 'frame'>;

const BORDERS = [
  'inset-x-0 -top-1 h-2',
  'inset-x-0 -bottom-1 h-2',
  'inset-y-0 -left-1 w-2',
  'inset-y-0 -right-1 w-2',
];

/** A frame behind other cards. Only its border and the row of its title take the pointer, so that what is in it can be reached. */
export const FrameNode = memo(function FrameNode({ data, selected }: NodeProps<FrameNodeType>) {
  const { piece, isEditing, actions } = data;
  return (
    <div
      className={cn(
        'size-full rounded-lg border-2 border-dashed bg-sunken/60',
        selected ? 'border-accent' : 'border-line-strong/60',
      )}
    >
      <NodeResizer
        isVisible={selected}
        minWidth={FRAME_MIN_SIDE}
        minHeight={FRAME_MIN_SIDE}
        handleClassName="pointer-events-auto size-3!"
        lineClassName="pointer-events-auto"
      />
      {BORDERS.map((border) => (
        <div key={border} aria-hidden className={cn('pointer-events-auto absolute cursor-grab', border)} />
      ))}
      <div className="pointer-events-auto relative flex cursor-grab items-center gap-1.5 px-3 py-1.5 text-[0.9375rem] font-semibold">
        {isEditing ? (
          <CardField
            name={t`Title of the frame`}
            text={piece.label}
            isTitle
            onEnd={(text, before) => {
              actions.onEdit(piece.id, false);
              if (text && text !== before) actions.onRename(piece.id, text, before);
            }}
          />
        ) : (
          <>
            <Frame aria-hidden className="size-4 shrink-0 text-ink-soft" />
            <span className="truncate">{piece.label}</span>
            <CommentBadge
              target={{ kind: 'card', id: piece.id }}
              what={t`the frame: ${piece.label}`}
              about={piece.label}
              isFrame
            />
            <button
              type="button"
              aria-label={t`Edit frame: ${piece.label}`}
              onClick={() => actions.onEdit(piece.id, true)}
              className="nodrag flex size-7 shrink-0 items-center justify-center rounded-sm text-ink-soft hover:bg-surface hover:text-ink"
            >
              <Pencil aria-hidden className="size-3.5" />
            </button>
          </>
        )}
      </div>
    </div>
  );
}, isDrawnSame);
