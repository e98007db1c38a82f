import { COMMENT_PLACES } from '@fap/shared/comments/constants.ts';
import type { Unfurled } from '@fap/shared/comments/unfurled.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { findCard, type HistoryPorts } from '../../puzzle/index.ts';
import { type CommentRow, getCommentRow } from '../queries.ts';
import { kindOfCard } from './describe-card.ts';

/** A comment by its author and what it is about, without its words. */
export async function describeComment(
  ctx: Ctx,
  history: HistoryPorts,
  { clusterId, commentId }: { clusterId: string; commentId: string },
): Promise<Unfurled> {
  const row = await getCommentRow(ctx, commentId);
  if (row.clusterId !== clusterId) throw new AppError('NOT_FOUND');
  const [author] = await ctx.db
    .select({ displayName: account.displayName })
    .from(account)
    .where(eq(account.id, row.authorId));
  const state = row.resolvedAt === null ? 'Open' : 'Resolved';
  return {
    kind: 'comment',
    title: `${author?.displayName ?? 'Somebody'} on ${await placeOf(ctx, history, row)}`,
    state: row.moderation === 'shown' ? state : 'Hidden',
    gone: row.moderation === 'shown' ? null : 'hidden',
    layer: row.targetKind === 'layer' ? Number(row.targetId) : null,
  };
}

async function placeOf(ctx: Ctx, history: HistoryPorts, row: CommentRow): Promise<string> {
  const { targetKind, targetId, clusterId } = row;
  if (targetKind !== 'card') return COMMENT_PLACES[targetKind];
  const { card } = await findCard(ctx, history, { clusterId, cardId: targetId });
  return card && kindOfCard(card) === 'frame' ? 'a frame' : COMMENT_PLACES.card;
}
