import type { Unfurled } from '@fap/shared/comments/unfurled.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { type BoardPiece, FRAME_KIND } from '@fap/shared/puzzle/board-shapes.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { findCard, type HistoryPorts } from '../../puzzle/index.ts';
import { getThreadState } from '../policy.ts';
import { getLinkedPiece, layerTitle, mayBeQuoted, shorten, stateOf } from './describe-piece.ts';

/** What names a card whose words cannot be shown. */
const NAMELESS = 'A card of the board';

/** A card or frame by its words as the board shows them now; one that shows a piece says no more than a link to that piece. */
export async function describeCard(
  ctx: Ctx,
  history: HistoryPorts,
  { clusterId, cardId }: { clusterId: string; cardId: string },
): Promise<Unfurled> {
  const gone = { kind: 'card', title: NAMELESS, layer: null } as const;
  if ((await getThreadState(ctx, clusterId, { kind: 'card', id: cardId })) === 'closed')
    return { ...gone, state: 'Hidden', gone: 'hidden' };
  const { card, wasThere } = await findCard(ctx, history, { clusterId, cardId });
  if (card) return presentCard(ctx, clusterId, card);
  if (!wasThere) throw new AppError('NOT_FOUND');
  return { ...gone, state: 'Removed', gone: 'removed' };
}

/** What a thing on the board is called. */
export const kindOfCard = ({ kind }: BoardPiece): 'card' | 'frame' =>
  kind === FRAME_KIND ? 'frame' : 'card';

async function presentCard(ctx: Ctx, clusterId: string, card: BoardPiece): Promise<Unfurled> {
  const shared = { kind: kindOfCard(card), gone: null, layer: card.layer === 0 ? null : card.layer };
  const layer = card.layer === 0 ? 'On the board' : layerTitle(card.layer);
  if (card.pieceId === undefined) return { ...shared, title: shorten(card.label), state: layer };
  const piece = await getLinkedPiece(ctx, clusterId, card.pieceId).catch(ifMissing);
  if (piece === null) return { ...shared, title: NAMELESS, state: layer };
  return {
    ...shared,
    title: mayBeQuoted(piece) ? shorten(card.label) : layerTitle(piece.layer),
    state: stateOf(piece),
  };
}

/** A card outlives the piece it shows. */
function ifMissing(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
  throw error;
}
