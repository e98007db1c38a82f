import { frameSize } from '@fap/shared/puzzle/board-geometry.ts';
import { FRAME_KIND, UNREAD_PIECE } from '@fap/shared/puzzle/board-shapes.ts';
import type { PastCard } from '@fap/shared/puzzle/history.ts';
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { cn } from '../../../ui/class-names.ts';
import { LayerName } from '../../clusters/public/layer-name.tsx';
import { describeChange } from './describe-change.ts';

export interface PastCardData extends Record<string, unknown> {
  card: PastCard;
}
export type PastCardNodeType = Node<PastCardData, 'past-card'>;

/** A card of a version with its change below; a removed card is struck through. */
export function PastCardNode({ data }: NodeProps<PastCardNodeType>) {
  const { card } = data;
  const isRemoved = card.change === 'removed';
  const isFrame = card.kind === FRAME_KIND;
  return (
    <div
      className={cn(
        'w-52 rounded-md px-3 py-2.5 text-left',
        card.change || isFrame ? 'border-2' : 'border',
        (isRemoved || isFrame) && 'border-dashed',
        isRemoved ? 'border-line-strong' : card.change ? 'border-accent' : 'border-line-strong/50',
        isFrame ? 'bg-transparent' : isRemoved ? 'bg-sunken' : card.change ? 'bg-accent-soft' : 'bg-surface',
      )}
      style={isFrame ? frameSize(card) : undefined}
    >
      <Handle type="source" id="right" position={Position.Right} className="opacity-0" />
      <Handle type="target" id="left" position={Position.Left} className="opacity-0" />
      <LayerName layer={card.layer} className="text-[0.6875rem]" />
      <p
        className={cn(
          'mt-0.5 text-sm leading-snug wrap-anywhere whitespace-pre-wrap',
          isRemoved && 'text-ink-soft line-through',
        )}
      >
        {card.label || UNREAD_PIECE}
      </p>
      <p className="mt-1.5 text-[0.6875rem] text-ink-soft">{card.changedBy?.displayName}</p>
      {card.change && (
        <p className="mt-1 text-xs font-semibold text-accent first-letter:uppercase">
          {describeChange(card)}
        </p>
      )}
    </div>
  );
}
