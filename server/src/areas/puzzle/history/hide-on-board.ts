import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import { eq } from 'drizzle-orm';
import { hiddenBoardPart } from '../../../db/schema/puzzle.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../../platform/write/context.ts';
import { transact } from '../../../platform/write/transact.ts';
import { getCluster } from '../../clusters/index.ts';
import { findGeneration } from './checkpoint-queries.ts';
import type { HistoryPorts } from './history-ports.ts';
import { loadLog, lockBoard } from './queries.ts';
import { type BoardDecision, recordDecision, redactLog } from './redact-board.ts';

const HIDING_ORIGIN = 'hiding';
const SHOWING_ORIGIN = 'showing-again';

/**
 * Keeps the words of a card or passage aside before they are hidden, in a transaction of its own: a crash while the log is
 * rewritten loses no words, and hiding can be tried again. Throws CONFLICT when board and notes do not show them.
 */
export async function keepAside(
  ctx: Ctx,
  { thread }: HistoryPorts,
  { key, clusterId, part, reason }: BoardDecision,
): Promise<void> {
  await getCluster(ctx, clusterId);
  const { kept } = await thread.hide({ rows: await loadLog(ctx, puzzleRoom(clusterId)), part, reason });
  const [known] = await ctx.db.select().from(hiddenBoardPart).where(eq(hiddenBoardPart.key, key));
  // An earlier attempt ended halfway: the words are kept already.
  if (!kept && known?.hiddenAt === null) return;
  if (!kept)
    throw new AppError('CONFLICT', {
      message: known ? t`This is hidden already` : t`The board and notes do not show these words now`,
    });
  await transact(ctx, 'content.moderate', async (tx) => {
    const cardId = part.kind === 'card' ? part.id : null;
    await tx.db
      .insert(hiddenBoardPart)
      .values({ key, clusterId, cardId, part: kept })
      // Hidden before and typed anew since.
      .onConflictDoUpdate({ target: hiddenBoardPart.key, set: { part: kept } });
    await recordDecision(tx, 'board.kept-aside', { clusterId, part, reason });
  });
}

/**
 * Puts a moderator's reason in place of words that were kept aside, and takes the words out of the document's log, so that no
 * version and no page shows them. Called last in the caller's transaction, as the log is not part of it.
 */
export async function hideOnBoard(
  tx: TxCtx,
  ports: HistoryPorts,
  { key, clusterId, part, reason }: BoardDecision,
): Promise<void> {
  const room = puzzleRoom(clusterId);
  await lock(tx, room);
  const { kept, update } = await ports.thread.hide({ rows: await loadLog(tx, room), part, reason });
  const [hidden] = await tx.db
    .update(hiddenBoardPart)
    // Somebody may have changed the words since they were kept.
    .set({ hiddenAt: tx.clock.now(), ...(kept ? { part: kept } : {}) })
    .where(eq(hiddenBoardPart.key, key))
    .returning({ part: hiddenBoardPart.part });
  if (!hidden) throw new AppError('CONFLICT', { message: t`Somebody else decided on this just now` });
  await recordDecision(tx, 'board.hidden', { clusterId, part, reason });
  const author = { accountId: actingAccount(tx), origin: HIDING_ORIGIN };
  if (update) await ports.documents.writeAs(room, author, update);
  const stays = hidden.part.kind === 'card' ? { placeholder: hidden.part.placeholder } : {};
  await redactLog(ports, room, author, { part, ...stays });
}

/** Puts hidden words back where they stood. Called last in the caller's transaction. Throws CONFLICT when they are not hidden. */
export async function showOnBoard(
  tx: TxCtx,
  { thread, documents }: HistoryPorts,
  { key, clusterId, part, reason }: BoardDecision,
): Promise<void> {
  const room = puzzleRoom(clusterId);
  await lock(tx, room);
  const madeOn = await findGeneration(tx, room);
  const [hidden] = await tx.db.delete(hiddenBoardPart).where(eq(hiddenBoardPart.key, key)).returning();
  if (!hidden) throw new AppError('CONFLICT', { message: t`This is not hidden` });
  const update = await thread.show({
    rows: await loadLog(tx, room),
    kept: hidden.part,
    by: tx.actor.displayName,
  });
  await recordDecision(tx, 'board.shown-again', { clusterId, part, reason });
  const author = { accountId: actingAccount(tx), origin: SHOWING_ORIGIN };
  if (update) await documents.writeAs(room, author, update, madeOn);
}

async function lock(tx: TxCtx, room: string): Promise<void> {
  // Lock: two changes computed from the same state would both be written.
  if (!(await lockBoard(tx, room)))
    throw new AppError('CONFLICT', {
      message: t`Somebody else is changing this board just now. Please try again.`,
    });
}
