import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq } from 'drizzle-orm';
import { comment } from '../../db/schema/comments.ts';
import { defineInlineReaction } from '../../platform/bus/reactions.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { moderateComment } from './moderate-comment.ts';

const REASON = t`The card it was about was removed.`;

/**
 * With a redacted card nothing is left that says it was there, so what was said about it is hidden comment by comment; a moderator
 * can show each of them again. Hidden cards and taken pieces close their threads by themselves.
 */
export const commentReactions = [
  defineInlineReaction({
    name: 'comments.hide-with-redacted-card',
    on: 'moderation.decided',
    concerns: ({ kind, decision }) => kind === 'card' && decision === 'redact',
    run: (tx, { key, clusterId }) => hideAboutCard(tx, clusterId ?? '', key),
  }),
];

async function hideAboutCard(tx: TxCtx, clusterId: string, key: string): Promise<void> {
  const shown = await tx.db
    .select({ id: comment.id, cardId: comment.targetId })
    .from(comment)
    .where(
      and(eq(comment.clusterId, clusterId), eq(comment.targetKind, 'card'), eq(comment.moderation, 'shown')),
    )
    .orderBy(comment.id);
  // As moderation names a card.
  for (const { id, cardId } of shown)
    if (`card:${sha256Hex(`${clusterId} ${cardId}`)}` === key)
      await moderateComment(tx, { commentId: id, state: 'hidden', reason: REASON });
}
