import { ANATOMY } from '@fap/shared/catalogue/anatomy.ts';
import { changePiece } from '@fap/shared/puzzle/board-doc.ts';
import { BOARD_LABEL_MAX_LENGTH, type BoardPiece } from '@fap/shared/puzzle/board-shapes.ts';
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { Pencil } from 'lucide-react';
import type { Doc } from 'yjs';
import { cn } from '../../../ui/class-names.ts';

export interface PieceNodeData extends Record<string, unknown> {
  piece: BoardPiece & { id: string };
  /** Display name by the server's record; '' when it is not known. */
  author: string;
  doc: Doc;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}
export type PieceNodeType = Node<PieceNodeData, 'piece'>;

const HANDLE = 'size-3! border-2! border-surface! bg-line-strong!';

/** A card on the board; its text is edited in place. */
export function PieceNode({ data, selected }: NodeProps<PieceNodeType>) {
  const { piece, author, doc, isEditing, onEdit } = data;
  const layer = ANATOMY.find((candidate) => candidate.layer === piece.layer);
  const finish = (label: string) => {
    onEdit(false);
    if (label.trim() && label !== piece.label) changePiece(doc, piece.id, { label: label.trim() });
  };
  return (
    <div
      className={cn(
        'w-52 rounded-md border bg-surface px-3 py-2.5 text-left shadow-[0_1px_2px_rgb(8_24_30/0.08)]',
        selected ? 'border-accent ring-1 ring-accent' : 'border-line-strong/50',
      )}
    >
      <Handle type="source" id="right" position={Position.Right} className={HANDLE} />
      <Handle type="source" id="left" position={Position.Left} className={HANDLE} />
      {layer && (
        <p className="text-[0.6875rem] font-semibold text-ink-soft">
          {layer.layer} {layer.name}
        </p>
      )}
      {!isEditing && (
        <button
          type="button"
          aria-label={`Edit card: ${piece.label}`}
          title="Edit (or double click)"
          onClick={() => onEdit(true)}
          className="nodrag float-right -mt-1 -mr-1.5 ml-1 flex size-7 items-center justify-center rounded-sm text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <Pencil aria-hidden className="size-3.5" />
        </button>
      )}
      {isEditing ? (
        <textarea
          aria-label="Text of the card"
          defaultValue={piece.label}
          maxLength={BOARD_LABEL_MAX_LENGTH}
          rows={3}
          // biome-ignore lint/a11y/noAutofocus: the user pressed "Edit" on this text
          autoFocus
          className="nodrag mt-1 w-full resize-none rounded-sm border border-line-strong bg-surface p-1 text-sm"
          onBlur={(event) => finish(event.target.value)}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Enter' && !event.shiftKey) finish(event.currentTarget.value);
            if (event.key === 'Escape') onEdit(false);
          }}
        />
      ) : (
        <p className="mt-0.5 text-sm leading-snug wrap-anywhere whitespace-pre-wrap">{piece.label}</p>
      )}
      <p className="mt-1.5 text-[0.6875rem] text-ink-soft">{author}</p>
    </div>
  );
}
