import { addCard, boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import type { CollabRoom } from '../../../platform/collab-room.ts';
import { newId } from '../../../platform/ids.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useStableHandler } from '../../../platform/use-stable-handler.ts';

export interface PinOptions {
  /** Null while the document opens: nothing is pinned then. */
  room: CollabRoom | null;
  /** Who pins, as the card says. */
  displayName: string;
  /** Shows the card of the piece. */
  onCard: (card: string) => void;
}

/** A function that puts a piece on the shared board as a card; of one that is there already it shows the card. */
export function usePinPiece({ room, displayName, onCard }: PinOptions): (piece: Contribution) => void {
  return useStableHandler((piece) => {
    if (!room) return;
    const [known] = [...boardPieces(room.doc)].find(([, card]) => card.pieceId === piece.id) ?? [];
    if (known !== undefined) {
      onCard(known);
      toast({ title: t`Already on the board`, description: t`This piece has a card there.` });
      return;
    }
    const id = newId();
    const { layer, type: kind } = piece;
    // Without its words, which each reader looks up: the piece may be withdrawn or hidden later.
    addCard(room.doc, id, { label: '', layer, kind, by: displayName, pieceId: piece.id });
    onCard(id);
    toast({ title: t`Pinned`, description: t`The piece is now a card on the shared board.` });
  });
}
