import { AppError } from '@fap/shared/kernel/app-error.ts';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import { WriteUnavailableError } from '../../../platform/collab/ports/server-write.ts';
import { actingAccount, type TxCtx } from '../../../platform/write/context.ts';
import { recordAudit } from '../../../platform/write/transact.ts';
import { getCluster } from '../../clusters/index.ts';
import type { RedactedPart } from './find-redacted.ts';
import type { HistoryPorts } from './history-ports.ts';
import { packRows } from './packed-rows.ts';

export interface BoardRedaction {
  clusterId: string;
  part: RedactedPart;
  reason: string;
}

const REDACTION_ORIGIN = 'redaction';

/**
 * Takes a card or a passage of the notes out of a puzzle's document for good: out of its log, and so out of every version
 * of the history, and out of every open page. Called last in the caller's transaction, because the log is not part of
 * it: without its audit row nothing is taken out. Throws CONFLICT when the log does not hold it.
 */
export async function redactBoard(
  tx: TxCtx,
  { thread, documents }: HistoryPorts,
  { clusterId, part, reason }: BoardRedaction,
): Promise<void> {
  await getCluster(tx, clusterId);
  await recordAudit(tx, {
    action: 'board.redacted',
    entityType: 'board',
    entityId: clusterId,
    clusterId,
    after: { part: part.kind, reason },
  });
  const author = { accountId: actingAccount(tx), origin: REDACTION_ORIGIN };
  // The log keeps only the order of its rows here; when they were written does not matter.
  const redacted = documents.redact(puzzleRoom(clusterId), author, (log) =>
    thread.find({ rows: [packRows(log.map((row) => ({ ...row, at: 0 })))], part }),
  );
  const rows = await redacted.catch((error: unknown) => {
    if (error instanceof WriteUnavailableError)
      throw new AppError('UNAVAILABLE', { message: 'Nothing can be removed now. Please try again.' });
    throw error;
  });
  if (rows === 0) throw new AppError('CONFLICT', { message: 'The board and notes do not hold these words' });
}
