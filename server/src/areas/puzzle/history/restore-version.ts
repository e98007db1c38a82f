import { t } from '@fap/shared/kernel/words.ts';
import { puzzleFacts, puzzleRoom, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import type { RestoredVersion } from '@fap/shared/puzzle/history.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { publish, recordAudit } from '../../../platform/write/transact.ts';
import { getCluster } from '../../clusters/index.ts';
import type { HistoryPorts } from './history-ports.ts';
import { restoreDocument } from './restore-document.ts';

/** Brings back an earlier version of a puzzle's board and notes, and tells everybody who has it open. */
export function restoreVersion(
  ctx: Ctx,
  ports: HistoryPorts,
  { clusterId, updateId }: { clusterId: string; updateId: number },
): Promise<RestoredVersion> {
  return restoreDocument(ctx, ports, {
    room: puzzleRoom(clusterId),
    updateId,
    holds: 'board',
    capability: 'puzzle.contribute',
    check: async (tx) => void (await getCluster(tx, clusterId)),
    async record(tx, { at, changed }) {
      await recordAudit(tx, {
        action: 'puzzle.restored',
        entityType: 'board',
        entityId: clusterId,
        clusterId,
        after: { updateId, changed },
      });
      publish(tx, puzzleTopic(clusterId), puzzleFacts.restored, {
        actor: { id: actingAccount(tx), displayName: tx.actor.displayName },
        updateId,
        versionOf: at.toISOString(),
      });
    },
    noRoom: t`The board and notes have no room for this version`,
  });
}
