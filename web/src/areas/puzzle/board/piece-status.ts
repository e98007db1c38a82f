import type { Board } from '@fap/shared/puzzle/board-doc.ts';
import { BOARD_LABEL_MAX_LENGTH, UNREAD_PIECE } from '@fap/shared/puzzle/board-shapes.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import {
  CircleAlert,
  CircleCheck,
  CircleEllipsis,
  CircleHelp,
  CircleMinus,
  type LucideIcon,
} from 'lucide-react';

export interface StatusLook {
  icon: LucideIcon;
  word: string;
  className: string;
}

const LOOKS: Record<Contribution['status'], StatusLook> = {
  confirmed: {
    icon: CircleCheck,
    word: t`Confirmed`,
    className: 'border-accent-line bg-accent-soft text-accent',
  },
  pending: {
    icon: CircleEllipsis,
    word: t`Open for review`,
    className: 'border-line-strong/50 bg-sunken text-ink',
  },
  disputed: { icon: CircleAlert, word: t`Disputed`, className: 'border-transparent bg-high-soft text-high' },
  withdrawn: {
    icon: CircleMinus,
    word: t`Withdrawn`,
    className: 'border-dashed border-line-strong/60 bg-transparent text-ink-soft',
  },
};
const HIDDEN: StatusLook = { ...LOOKS.withdrawn, word: t`Hidden by a moderator` };
const UNKNOWN: StatusLook = { ...LOOKS.withdrawn, icon: CircleHelp, word: t`Older piece` };

/** A bound piece's status; a piece that the page has not loaded is an older one. */
export function statusLook(piece: Contribution | null): StatusLook {
  if (!piece) return UNKNOWN;
  return piece.moderation ? HIDDEN : LOOKS[piece.status];
}

/**
 * The board as it is shown. A card without words of its own says what its piece says to this reader, so that the document holds
 * no words that may have to go; where a piece's words were taken from everybody, its cards do not say them either.
 */
export function withPieceWords(
  { pieces, links }: Board,
  pieceOf: (id: string | undefined) => Contribution | null,
): Board {
  return {
    pieces: pieces.map((card) => {
      if (card.pieceId === undefined) return card;
      const piece = pieceOf(card.pieceId);
      if (!piece) return card.label === '' ? { ...card, label: UNREAD_PIECE } : card;
      const isGone = piece.moderation || piece.status === 'withdrawn';
      const isSilent = isGone || card.label === '';
      return isSilent ? { ...card, label: piece.content.slice(0, BOARD_LABEL_MAX_LENGTH) } : card;
    }),
    links,
  };
}
