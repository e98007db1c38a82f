import { CARD_WIDTH } from '@fap/shared/puzzle/board-geometry.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Handle, type Node, type NodeProps } from '@xyflow/react';
import { Paperclip, Pencil } from 'lucide-react';
import { memo } from 'react';
import { cn } from '../../../ui/class-names.ts';
import { layerColor } from '../../clusters/public/layer-look.ts';
import { LayerName } from '../../clusters/public/layer-name.tsx';
import { CommentBadge } from '../comments/comment-button.tsx';
import { type CardContent, isDrawnSame } from './card-content.ts';
import { CardField } from './card-field.tsx';
import { HANDLE_POSITIONS } from './handle-positions.ts';
import { statusLook } from './piece-status.ts';

/** What a card can do; the same object for all cards, so that none is drawn anew for it. */
export interface CardActions {
  onEdit: (id: string, isEditing: boolean) => void;
  /** `before` is the text that the writer began with. */
  onRename: (id: string, label: string, before: string) => void;
  onOpen: (id: string, from: HTMLElement) => void;
}

export interface PieceNodeData extends Record<string, unknown> {
  piece: CardContent;
  /** Display name by the server's record; '' when it is not known. */
  author: string;
  /** The piece it shows; null when it shows none or the page has not loaded it. */
  bound: Contribution | null;
  isEditing: boolean;
  actions: CardActions;
}
export type PieceNodeType = Node<PieceNodeData, 'piece'>;

/** Seen where somebody may draw a line: on the card under the pointer or chosen, and by fingers on every card of a board that they move. */
const HANDLE =
  'size-3! border-2! border-surface! bg-line-strong! opacity-0 transition-opacity group-hover:opacity-100 group-data-[selected=true]:opacity-100 pointer-coarse:size-5! pointer-coarse:[&.connectable]:opacity-100';
const CHIP =
  'nodrag mt-1.5 inline-flex max-w-full items-center gap-1 rounded-full border px-2 py-0.5 text-[0.8125rem] font-medium';

/** A card on the board; its text is edited in place. */
export const PieceNode = memo(function PieceNode({ data, selected }: NodeProps<PieceNodeType>) {
  const { piece, author, bound, isEditing, actions } = data;
  const { id, label } = piece;
  return (
    <div
      data-selected={selected}
      style={{ width: CARD_WIDTH, borderTopColor: layerColor(piece.layer) }}
      className={cn(
        'group rounded-md border border-t-4 bg-surface px-3 py-2 text-left shadow-[0_1px_2px_rgb(8_24_30/0.08)]',
        selected ? 'border-accent ring-2 ring-accent' : 'border-line-strong/50',
      )}
    >
      {HANDLE_POSITIONS.map((position) => (
        <Handle key={position} type="source" id={position} position={position} className={HANDLE} />
      ))}
      <LayerName layer={piece.layer} className="text-[0.8125rem]" />
      <span className="float-right -mt-1 -mr-1.5 ml-1 flex">
        <CommentBadge target={{ kind: 'card', id }} what={t`the card: ${label}`} about={label} />
        {!isEditing && (
          <button
            type="button"
            aria-label={t`Edit card: ${label}`}
            title={t`Edit (or double click)`}
            onClick={() => actions.onEdit(id, true)}
            className="nodrag flex size-7 items-center justify-center rounded-sm text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <Pencil aria-hidden className="size-3.5" />
          </button>
        )}
      </span>
      {isEditing ? (
        <CardField
          name={t`Text of the card`}
          text={piece.label}
          onEnd={(text, before) => {
            actions.onEdit(id, false);
            if (text && text !== before) actions.onRename(id, text, before);
          }}
        />
      ) : (
        <p className="mt-0.5 text-[0.9375rem] leading-snug wrap-anywhere whitespace-pre-wrap">{label}</p>
      )}
      {piece.pieceId && <StatusChip piece={piece} bound={bound} onOpen={actions.onOpen} />}
      {piece.evidenceId && !piece.pieceId && (
        <button
          type="button"
          aria-label={t`Open the exhibit: ${piece.label}`}
          className={cn(CHIP, 'border-line-strong/50 bg-sunken text-ink hover:border-line-strong')}
          onClick={(event) => actions.onOpen(id, event.currentTarget)}
        >
          <Paperclip aria-hidden className="size-3.5 shrink-0" />
          <Trans>Exhibit</Trans>
        </button>
      )}
      <p className="mt-1 text-[0.8125rem] text-ink-soft">{author}</p>
    </div>
  );
}, isDrawnSame);

function StatusChip({
  piece,
  bound,
  onOpen,
}: Pick<PieceNodeData, 'piece' | 'bound'> & Pick<CardActions, 'onOpen'>) {
  const { icon: Icon, word, className } = statusLook(bound);
  return (
    <button
      type="button"
      aria-label={t`${word}. Open the piece: ${piece.label}`}
      className={cn(CHIP, className, 'hover:border-line-strong')}
      onClick={(event) => onOpen(piece.id, event.currentTarget)}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className="truncate">{word}</span>
    </button>
  );
}
