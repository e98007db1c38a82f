import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { EDIT_WINDOW_MS } from '@fap/shared/puzzle/constants.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { puzzleFacts, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { eq } from 'drizzle-orm';
import { contribution, contributionReview } from '../../db/schema/puzzle.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../platform/write/context.ts';
import { publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { recordMentions } from '../indicators/index.ts';
import { runTextTask } from '../texts/index.ts';
import { addMentioned, checkMentioned } from './check-mentioned.ts';
import { getPledgedActor } from './check-pledge.ts';
import { emitMentioned } from './events.ts';
import { hashPiece } from './insert-contributions.ts';
import { listLayerStates } from './layer-states.ts';
import type { ContributionRow } from './presenter.ts';
import { getContribution, getContributionRow } from './queries.ts';
import { type LockedPuzzle, lockPuzzle, settleLayers } from './settle-layer.ts';
import { writeContent } from './write-content.ts';

const WITHDRAWN = 'Withdrawn by its author.';

/**
 * Changes the words of one's own piece. Throws FORBIDDEN for a piece of somebody else, CONFLICT once it was reviewed, ten
 * minutes after it was sent, or when it was withdrawn or taken away by a moderator.
 */
export async function editContribution(
  ctx: Ctx,
  { id, content, mentions }: { id: string; content: string; mentions?: string[] | undefined },
): Promise<Contribution> {
  const { clusterId } = await getContributionRow(ctx, id);
  const { email } = await getPledgedActor(ctx);
  const mentioned = await checkMentioned(ctx, clusterId, mentions);
  const indicators = await runTextTask(ctx, 'indicators', { text: content, ownEmail: email });
  return transact(ctx, 'puzzle.contribute', async (tx) => {
    const { puzzle, piece } = await lockOwnPiece(tx, clusterId, id);
    if (tx.clock.now().getTime() - piece.createdAt.getTime() > EDIT_WINDOW_MS)
      throw new AppError('CONFLICT', {
        message: t`A piece can be changed for 10 minutes. You can withdraw it.`,
      });
    const editedAt = tx.clock.now();
    const hash = hashPiece({ ...piece, content });
    const everybody = addMentioned(piece.mentions, mentioned);
    await tx.db
      .update(contribution)
      .set({ editedAt, hash, mentions: everybody })
      .where(eq(contribution.id, id));
    await writeContent(tx, clusterId, id, content);
    const changed = await announce(tx, puzzle, piece);
    await recordAudit(tx, {
      action: 'puzzle.edited',
      entityType: 'contribution',
      entityId: id,
      clusterId,
      before: { hash: piece.hash },
      after: { layer: piece.layer, hash },
    });
    // Whom the piece mentioned before was told then.
    emitMentioned(tx, {
      contributionId: id,
      place: 'piece',
      accountIds: mentioned.filter((one) => !piece.mentions.includes(one)),
    });
    await recordMentions(tx, [{ kind: 'piece', id, clusterId, indicators }]);
    return changed;
  });
}

/** Withdraws one's own piece: its words are deleted and it carries no layer. Throws as `editContribution`, at any time. */
export async function withdrawContribution(ctx: Ctx, id: string): Promise<Contribution> {
  const { clusterId } = await getContributionRow(ctx, id);
  return transact(ctx, 'puzzle.contribute', async (tx) => {
    const { puzzle, piece } = await lockOwnPiece(tx, clusterId, id);
    await tx.db.update(contribution).set({ status: 'withdrawn' }).where(eq(contribution.id, id));
    await writeContent(tx, clusterId, id, WITHDRAWN);
    const withdrawn = await announce(tx, puzzle, piece);
    await recordAudit(tx, {
      action: 'puzzle.withdrawn',
      entityType: 'contribution',
      entityId: id,
      clusterId,
      after: { layer: piece.layer },
    });
    await recordMentions(tx, [{ kind: 'piece', id, clusterId, indicators: [] }]);
    return withdrawn;
  });
}

async function lockOwnPiece(
  tx: TxCtx,
  clusterId: string,
  id: string,
): Promise<{ puzzle: LockedPuzzle; piece: ContributionRow }> {
  const puzzle = await lockPuzzle(tx, clusterId);
  const piece = await getContributionRow(tx, id);
  // A piece from a report changes with the report.
  if (piece.authorId !== actingAccount(tx) || piece.origin !== 'agent')
    throw new AppError('FORBIDDEN', { message: t`Only its author can change a piece` });
  if (piece.status === 'withdrawn') throw new AppError('CONFLICT', { message: t`This piece was withdrawn` });
  if (piece.moderation !== 'shown')
    throw new AppError('CONFLICT', { message: t`A moderator took this piece away` });
  const reviews = await tx.db.$count(contributionReview, eq(contributionReview.contributionId, id));
  if (reviews > 0)
    throw new AppError('CONFLICT', { message: t`Somebody has reviewed this piece, so it stays as it is` });
  return { puzzle, piece };
}

async function announce(
  tx: TxCtx,
  puzzle: LockedPuzzle,
  { id, layer }: ContributionRow,
): Promise<Contribution> {
  const changed = await getContribution(tx, id);
  publish(tx, puzzleTopic(puzzle.clusterId), puzzleFacts.contribution, { contribution: changed });
  await settleLayers(tx, puzzle, await listLayerStates(tx, puzzle.clusterId, [layer]), [layer]);
  return changed;
}
