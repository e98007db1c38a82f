import { t } from '@fap/shared/kernel/words.ts';
import { puzzleFacts, puzzleRoom, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import type { CollabServer } from '../../platform/collab/server/collab-server.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { getCluster } from '../clusters/index.ts';
import { refuseWrite } from './refuse-write.ts';

const RESET_ORIGIN = 'reset-of-board';

/** Empties a puzzle's board and notes for everybody; the history keeps what was there and can bring it back. */
export async function resetBoard(
  ctx: Ctx,
  documents: Pick<CollabServer, 'clear'>,
  clusterId: string,
): Promise<{ resetAt: string }> {
  const accountId = actingAccount(ctx);
  const reset = transact(ctx, 'board.reset', async (tx) => {
    await getCluster(tx, clusterId);
    await recordAudit(tx, { action: 'board.reset', entityType: 'board', entityId: clusterId, clusterId });
    publish(tx, puzzleTopic(clusterId), puzzleFacts.emptied, {
      actor: { id: accountId, displayName: tx.actor.displayName },
    });
    // Last, because the log is append-only and not part of the transaction: without its audit row it is not written.
    await documents.clear(puzzleRoom(clusterId), { accountId, origin: RESET_ORIGIN });
    return { resetAt: tx.clock.now().toISOString() };
  });
  const notNow = t`The board cannot be emptied now. Please try again.`;
  return reset.catch((error: unknown) => refuseWrite(error, { noRoom: notNow, notNow }));
}
