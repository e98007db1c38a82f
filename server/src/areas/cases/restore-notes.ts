import { caseNotesRoom } from '@fap/shared/cases/notes-room.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { RestoredVersion } from '@fap/shared/puzzle/history.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { recordAudit } from '../../platform/write/transact.ts';
import { type HistoryPorts, restoreDocument } from '../puzzle/index.ts';
import { announceChange } from './announce-change.ts';
import { lockCase } from './policy.ts';

/** Makes the notes of a case what they were, as a new change of the actor. Throws NOT_FOUND, and FORBIDDEN for a case of others. */
export function restoreNotes(
  ctx: Ctx,
  ports: HistoryPorts,
  { caseId, updateId }: { caseId: string; updateId: number },
): Promise<RestoredVersion> {
  return restoreDocument(ctx, ports, {
    room: caseNotesRoom(caseId),
    updateId,
    holds: 'text',
    capability: 'case.create',
    check: async (tx) => void (await lockCase(tx, caseId)),
    async record(tx) {
      await recordAudit(tx, {
        action: 'case.notes-restored',
        entityType: 'case',
        entityId: caseId,
        custodyOf: [caseId],
        after: { updateId },
      });
      announceChange(tx, caseId);
    },
    noRoom: t`The notes have no room for this version`,
  });
}
