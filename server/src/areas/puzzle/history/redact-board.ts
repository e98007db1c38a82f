import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import type { WriteAuthor } from '../../../platform/collab/ports/server-write.ts';
import { actingAccount, type TxCtx } from '../../../platform/write/context.ts';
import { recordAudit } from '../../../platform/write/transact.ts';
import { getCluster } from '../../clusters/index.ts';
import { dropHidden } from './drop-hidden.ts';
import type { FindTask, RedactedPart } from './find-redacted.ts';
import type { HistoryPorts } from './history-ports.ts';
import { packRows } from './packed-rows.ts';

/** A decision of a moderator about a part of a board. */
export interface BoardDecision {
  /** As moderation names the part; holds no words. */
  key: string;
  clusterId: string;
  part: RedactedPart;
  reason: string;
}

const REDACTION_ORIGIN = 'redaction';

/**
 * Takes a card or a passage of the notes out of a puzzle's document for good: out of its log, and so out of every version
 * of the history, out of every open page, and out of what was kept when it was hidden. Called last in the caller's transaction,
 * because the log is not part of it: without its audit row nothing is taken out. Throws CONFLICT when nothing holds it.
 */
export async function redactBoard(
  tx: TxCtx,
  ports: HistoryPorts,
  { key, clusterId, part, reason }: BoardDecision,
): Promise<void> {
  await getCluster(tx, clusterId);
  const isDropped = await dropHidden(tx, { key, clusterId, part });
  await recordDecision(tx, 'board.redacted', { clusterId, part, reason });
  const author = { accountId: actingAccount(tx), origin: REDACTION_ORIGIN };
  const rows = await redactLog(ports, puzzleRoom(clusterId), author, { part });
  if (rows === 0 && !isDropped)
    throw new AppError('CONFLICT', { message: t`The board and notes do not hold these words` });
}

/** Records what a moderator did with a part of a board: its kind and the reason, never the words. */
export function recordDecision(
  tx: TxCtx,
  action: string,
  { clusterId, part, reason }: Omit<BoardDecision, 'key'>,
): Promise<void> {
  const after = { part: part.kind, reason };
  return recordAudit(tx, { action, entityType: 'board', entityId: clusterId, clusterId, after });
}

/** Takes what is found in a room's log out of it; returns how many rows held it. */
export function redactLog(
  { thread, documents }: HistoryPorts,
  room: string,
  author: WriteAuthor,
  what: Omit<FindTask, 'rows'>,
): Promise<number> {
  // The log keeps only the order of its rows here; when they were written does not matter.
  return documents.redact(room, author, (log) =>
    thread.find({ rows: [packRows(log.map((row) => ({ ...row, at: 0 })))], ...what }),
  );
}
