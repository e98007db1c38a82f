import { t } from '@fap/shared/kernel/words.ts';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import { refuseBusy } from '../../../platform/threads/refuse-busy.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import type { HistoryPorts } from './history-ports.ts';
import { findMerged, findMergedHead, loadLog } from './queries.ts';
import type { CardOnBoard } from './read-card.ts';

/** A card of a puzzle's board as it stands now, read in the history's thread: the event loop never builds a document. */
export function findCard(
  ctx: Ctx,
  { thread, cards }: HistoryPorts,
  { clusterId, cardId }: { clusterId: string; cardId: string },
): Promise<CardOnBoard> {
  const room = puzzleRoom(clusterId);
  const read = async () => {
    const head = await findMergedHead(ctx, room);
    const merged = head.id === 0 ? null : await findMerged(ctx, room, head.id);
    // Merged anew meanwhile: the log alone says the same.
    const rows = await loadLog(ctx, room, { from: merged ? head.id + 1 : 0 });
    return thread.card({ merged, rows, id: cardId });
  };
  return cards
    .take(actingAccount(ctx), read)
    .catch((error: unknown) => refuseBusy(error, t`The board cannot be read now. Please try again.`));
}
