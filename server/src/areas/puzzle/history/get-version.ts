import { type BoardVersion, MOMENT_PAUSE_MINUTES } from '@fap/shared/puzzle/history.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { listDisplayNames } from '../queries.ts';
import type { DocumentKind } from './document-kind.ts';
import { MomentGrouper, type RowGroup } from './group-moments.ts';
import type { HistoryPorts } from './history-ports.ts';
import { loadStart } from './load-start.ts';
import { collectAccounts, presentVersion } from './presenter.ts';
import { findRowAt, getRowHead, listRowHeads, loadLog } from './queries.ts';

/** Rows of one person that are looked at to find where their moment began. */
const MOMENT_MAX_ROWS = 10_000;
const HEADS_AT_ONCE = 1_000;

/** A document as it was after one row of the log, with what its moment had changed; throws NOT_FOUND. */
export async function getVersion(
  ctx: Ctx,
  { thread, checkpoints, documents }: Pick<HistoryPorts, 'thread' | 'checkpoints' | 'documents'>,
  { room, updateId, holds }: { room: string; updateId: number; holds: DocumentKind },
): Promise<BoardVersion> {
  const group = await momentEndingWith(ctx, room, updateId);
  checkpoints.lookAt(room);
  const start = await loadStart(ctx, documents, room, group.firstId);
  const rows = await loadLog(ctx, room, { from: start ? start.lastUpdateId + 1 : 0, upTo: updateId });
  const past = await thread.past({ start: start?.past, rows, firstUpdateId: group.firstId, holds });
  const names = await listDisplayNames(ctx, [group.accountId, ...collectAccounts(past)]);
  return presentVersion(group, past, names);
}

/** The moment of the row's author, up to that row. */
async function momentEndingWith(ctx: Ctx, room: string, updateId: number): Promise<RowGroup> {
  const last = await getRowHead(ctx, room, updateId);
  const grouper = new MomentGrouper();
  grouper.take(last);
  const [moment] = grouper.groups;
  if (!moment) throw new Error(`row ${updateId} has no moment`);
  while (last.restoredFrom === null && moment.rows < MOMENT_MAX_ROWS) {
    const before = moment.firstId;
    // Where everybody's rows are too old, the author's are: PostgreSQL need not look through the whole log for them.
    const at = new Date(moment.from.getTime() - MOMENT_PAUSE_MINUTES * 60_000);
    const after = await findRowAt(ctx, room, { before, at });
    const { accountId } = last;
    const heads = await listRowHeads(ctx, room, { before, after, accountId, limit: HEADS_AT_ONCE });
    for (const head of heads) {
      if (head.restoredFrom !== null || !grouper.take(head) || moment.firstId !== head.id) return moment;
    }
    if (heads.length === 0) return moment;
  }
  return moment;
}
