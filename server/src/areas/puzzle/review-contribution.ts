import { can } from '@fap/shared/auth/capabilities.ts';
import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Verdict } from '@fap/shared/puzzle/completion.ts';
import type { DisputeReason } from '@fap/shared/puzzle/constants.ts';
import type { Contribution, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { puzzleFacts, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import type { Standing } from '@fap/shared/puzzle/standing.ts';
import { weighReview } from '@fap/shared/puzzle/weigh-review.ts';
import { and, eq, sql } from 'drizzle-orm';
import { contributionReview, puzzleLayer } from '../../db/schema/puzzle.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../platform/write/context.ts';
import { emit, publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { recordMentions } from '../indicators/index.ts';
import { checkExhibit } from './check-exhibit.ts';
import { checkMentioned } from './check-mentioned.ts';
import { emitMentioned, puzzleEvents } from './events.ts';
import { getTrust } from './get-standing.ts';
import { listLayerStates } from './layer-states.ts';
import { measureTies, measureWord } from './measure-word.ts';
import { type ContributionRow, untouchedLayer } from './presenter.ts';
import { getContribution, getContributionRow, presentLayers } from './queries.ts';
import { lockPuzzle, settleContribution, settleLayers } from './settle-layer.ts';

export interface ReviewContributionInput {
  contributionId: string;
  verdict: Verdict;
  note: string;
  /** Of a dispute. */
  reason?: DisputeReason | undefined;
  /** The exhibit that speaks against the piece. */
  evidenceId?: string | undefined;
  /** Accounts that the note mentions. */
  mentions?: string[] | undefined;
  /** The layer's version the reviewer saw. */
  layerVersion?: number | undefined;
}

export interface ReviewContributionResult {
  contribution: Contribution;
  layer: PuzzleLayer;
  completionRate: number;
}

/**
 * Confirms or disputes somebody else's piece, once per reviewer; whoever decides alone may decide otherwise later. Throws
 * FORBIDDEN for the author, CONFLICT when the reviewer has spoken already, when the piece is settled (analysts may still decide), or
 * when the layer changed since the reviewer looked; a conflict carries what the server holds now.
 */
export async function reviewContribution(
  ctx: Ctx,
  input: ReviewContributionInput,
): Promise<ReviewContributionResult> {
  const reviewerId = actingAccount(ctx);
  const { clusterId } = await getContributionRow(ctx, input.contributionId);
  const mentions = await checkMentioned(ctx, clusterId, input.mentions);
  if (input.evidenceId) await checkExhibit(ctx, clusterId, input.evidenceId);
  return transact(ctx, 'puzzle.review', async (tx) => {
    const puzzle = await lockPuzzle(tx, clusterId);
    const piece = await getContributionRow(tx, input.contributionId);
    if (piece.authorId === reviewerId) {
      throw new AppError('FORBIDDEN', { message: t`You cannot review a piece of your own` });
    }
    const decidesAlone = can(tx.actor.roles, 'puzzle.decide-alone');
    await checkStillOpen(tx, piece, input, decidesAlone);
    const { reviewId, standing } = await insertReview(
      tx,
      piece,
      { ...input, mentions },
      reviewerId,
      decidesAlone,
    );
    await settleContribution(tx, piece.id);
    const contribution = await getContribution(tx, piece.id);
    publish(tx, puzzleTopic(clusterId), puzzleFacts.review, { contribution, reviewId });
    const layerStates = await listLayerStates(tx, clusterId, [piece.layer]);
    const { layers, completionRate } = await settleLayers(tx, puzzle, layerStates, [piece.layer]);
    await recordAudit(tx, {
      action: input.verdict === 'confirm' ? 'puzzle.confirmed' : 'puzzle.disputed',
      entityType: 'contribution',
      entityId: piece.id,
      clusterId,
      before: { status: piece.status },
      after: { layer: piece.layer, status: contribution.status, decidesAlone },
    });
    emit(tx, puzzleEvents.contributionReviewed, { contributionId: piece.id, reviewId });
    // As with the notice of a review: new accounts could fill somebody's inbox. The author is told of the review itself.
    if (standing !== 'new')
      emitMentioned(tx, {
        contributionId: piece.id,
        place: 'review',
        accountIds: mentions.filter((id) => id !== piece.authorId),
      });
    // What a disputed piece names is refuted with it, until reviewers think otherwise.
    const isRefuted = contribution.status === 'disputed';
    await recordMentions(tx, [{ kind: 'piece', id: piece.id, clusterId, isRefuted }]);
    const [layer] = layers;
    if (!layer) throw new Error('no layer was settled');
    return { contribution, layer, completionRate };
  });
}

async function checkStillOpen(
  tx: TxCtx,
  piece: ContributionRow,
  input: ReviewContributionInput,
  decidesAlone: boolean,
): Promise<void> {
  const [row = untouchedLayer(piece.clusterId, piece.layer)] = await tx.db
    .select()
    .from(puzzleLayer)
    .where(and(eq(puzzleLayer.clusterId, piece.clusterId), eq(puzzleLayer.layer, piece.layer)));
  const conflict = async (message: string) =>
    new AppError('CONFLICT', {
      message,
      data: {
        contribution: await getContribution(tx, piece.id),
        layer: (await presentLayers(tx, piece.clusterId, [row]))[0],
      },
    });
  if (input.layerVersion !== undefined && input.layerVersion < row.version && piece.status !== 'pending') {
    throw await conflict(`${anatomyLayer(piece.layer).name} changed while you were looking`);
  }
  if (piece.moderation !== 'shown') throw await conflict('A moderator took this piece away');
  if (piece.status === 'withdrawn') throw await conflict(t`This piece was withdrawn`);
  if (piece.status !== 'pending' && !decidesAlone) {
    const ownStatus = piece.status;
    throw await conflict(t`This piece is ${ownStatus} already`);
  }
}

async function insertReview(
  tx: TxCtx,
  piece: ContributionRow,
  input: ReviewContributionInput & { mentions: string[] },
  reviewerId: string,
  decidesAlone: boolean,
): Promise<{ reviewId: string; standing: Standing }> {
  const { verdict, note, mentions } = input;
  const { standing, weight } = await weighVerdict(tx, piece, verdict, reviewerId, decidesAlone);
  const isDispute = verdict === 'dispute';
  const given = {
    verdict,
    note,
    mentions,
    reason: isDispute ? (input.reason ?? null) : null,
    evidenceId: isDispute ? (input.evidenceId ?? null) : null,
    decidesAlone,
    standing,
    weight,
    createdAt: tx.clock.now(),
  };
  const countsNow = sql`${contributionReview.standing} = 'new' and excluded.standing <> 'new'`;
  const isChange = sql`(${countsNow}) or ${contributionReview.verdict} <> excluded.verdict`;
  const [row] = await tx.db
    .insert(contributionReview)
    .values({ id: tx.ids.next('review'), contributionId: piece.id, reviewerId, ...given })
    // A review that did not count may be given again by an account that is no longer new; whoever decides alone may decide
    // otherwise: nobody else could take back a slip of theirs.
    .onConflictDoUpdate({
      target: [contributionReview.contributionId, contributionReview.reviewerId],
      set: given,
      setWhere: decidesAlone ? isChange : countsNow,
    })
    .returning({ id: contributionReview.id });
  if (row) return { reviewId: row.id, standing };
  throw new AppError('CONFLICT', {
    message:
      standing === 'new'
        ? t`You have reviewed this piece already. It counts once you confirm your e-mail address and review it again.`
        : t`You have reviewed this piece already`,
    data: { contribution: await getContribution(tx, piece.id) },
  });
}

/** What a review is worth that is given now; who decides alone needs no weight. */
async function weighVerdict(
  tx: TxCtx,
  piece: ContributionRow,
  verdict: Verdict,
  reviewerId: string,
  decidesAlone: boolean,
): Promise<{ standing: Standing; weight: number }> {
  if (decidesAlone) return { standing: 'trusted', weight: 0 };
  const { standing, isVouched } = await getTrust(tx, reviewerId);
  if (standing === 'new') return { standing, weight: 0 };
  const word = await measureWord(tx, reviewerId, isVouched);
  const ties = verdict === 'confirm' ? await measureTies(tx, reviewerId, piece) : [];
  return { standing, weight: weighReview(verdict, word, ties) };
}
