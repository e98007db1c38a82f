import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { type BoardChanges, describeBoardChanges } from '@fap/shared/puzzle/board-changes.ts';
import type { RestoredVersion } from '@fap/shared/puzzle/history.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../../platform/write/context.ts';
import { transact } from '../../../platform/write/transact.ts';
import { refuseWrite } from '../refuse-write.ts';
import { findGeneration } from './checkpoint-queries.ts';
import type { DocumentKind } from './document-kind.ts';
import type { HistoryPorts } from './history-ports.ts';
import { loadStart } from './load-start.ts';
import { getRowHead, loadLog, lockBoard, restoreOrigin } from './queries.ts';

/** A document whose earlier version is wanted, and what its area does about it. */
export interface WantedVersion {
  room: string;
  updateId: number;
  holds: DocumentKind;
  capability: 'puzzle.contribute' | 'case.create';
  /** Checks, before anything is read, that the actor may write to the document. */
  check(tx: TxCtx): Promise<void>;
  /** Records what is brought back, of which time it is, and what that changes. */
  record(tx: TxCtx, version: { at: Date; changed: BoardChanges }): Promise<void>;
  noRoom: string;
}

/**
 * Brings back an earlier version of a document as a new change of the acting person: everybody who has it open gets it
 * like any other, nothing of the log is lost, and what was before can be brought back too.
 */
export async function restoreDocument(
  ctx: Ctx,
  { thread, documents, turns }: HistoryPorts,
  { room, updateId, holds, capability, check, record, noRoom }: WantedVersion,
): Promise<RestoredVersion> {
  const accountId = actingAccount(ctx);
  const restored = turns.take(accountId, () =>
    transact(ctx, capability, async (tx) => {
      await check(tx);
      const { at } = await getRowHead(tx, room, updateId);
      // Lock: two restores computed from the same state would both write the notes.
      if (!(await lockBoard(tx, room)))
        throw new AppError('CONFLICT', { message: t`Somebody else is bringing back a version just now` });
      // Before the log: what a redaction takes away while this is computed must not come back with it.
      const madeOn = await findGeneration(tx, room);
      const start = await loadStart(tx, documents, room, updateId + 1);
      const rows = await loadLog(tx, room, { from: start ? start.lastUpdateId + 1 : 0 });
      const { update, changed } = await thread.restore({
        start: start?.past.update,
        rows,
        updateId,
        holds,
      });
      const text = describeBoardChanges(changed);
      if (update === null) return { updateId: null, changed, text };
      await record(tx, { at, changed });
      // Last, because the log is append-only and not part of the transaction: without its audit row it is not written.
      const author = { accountId, origin: restoreOrigin(updateId) };
      return { updateId: await documents.writeAs(room, author, update, madeOn), changed, text };
    }),
  );
  return restored.catch((error: unknown) =>
    refuseWrite(error, { noRoom, notNow: t`No version can be brought back now. Please try again.` }),
  );
}
