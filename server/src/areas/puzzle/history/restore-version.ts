import { AppError } from '@fap/shared/kernel/app-error.ts';
import { describeBoardChanges } from '@fap/shared/puzzle/board-changes.ts';
import { puzzleFacts, puzzleRoom, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import type { RestoredVersion } from '@fap/shared/puzzle/history.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { publish, recordAudit, transact } from '../../../platform/write/transact.ts';
import { getCluster } from '../../clusters/index.ts';
import { refuseWrite } from '../refuse-write.ts';
import type { HistoryPorts } from './history-ports.ts';
import { getRowHead, loadLog, lockBoard, restoreOrigin } from './queries.ts';

/**
 * Brings back an earlier version of the board and notes as a new change of the acting person: everybody who has the
 * puzzle open gets it like any other, nothing of the log is lost, and what was before can be brought back too.
 */
export async function restoreVersion(
  ctx: Ctx,
  { thread, documents, turns }: HistoryPorts,
  { clusterId, updateId }: { clusterId: string; updateId: number },
): Promise<RestoredVersion> {
  const accountId = actingAccount(ctx);
  const room = puzzleRoom(clusterId);
  const restored = turns.take(accountId, () =>
    transact(ctx, 'puzzle.contribute', async (tx) => {
      await getCluster(tx, clusterId);
      const { at } = await getRowHead(tx, room, updateId);
      // Lock: two restores computed from the same state would both write the notes.
      if (!(await lockBoard(tx, room)))
        throw new AppError('CONFLICT', { message: 'Somebody else is bringing back a version just now' });
      const rows = await loadLog(tx, room);
      const { update, changed } = await thread.restore({ rows, updateId });
      const text = describeBoardChanges(changed);
      if (update === null) return { updateId: null, changed, text };
      await recordAudit(tx, {
        action: 'puzzle.restored',
        entityType: 'board',
        entityId: clusterId,
        clusterId,
        after: { updateId, changed },
      });
      publish(tx, puzzleTopic(clusterId), puzzleFacts.restored, {
        actor: { id: accountId, displayName: tx.actor.displayName },
        updateId,
        versionOf: at.toISOString(),
      });
      // Last, because the log is append-only and not part of the transaction: without its audit row it is not written.
      const author = { accountId, origin: restoreOrigin(updateId) };
      return { updateId: await documents.writeAs(room, author, update), changed, text };
    }),
  );
  return restored.catch((error: unknown) =>
    refuseWrite(error, {
      noRoom: 'The board and notes have no room for this version',
      notNow: 'No version can be brought back now. Please try again.',
    }),
  );
}
