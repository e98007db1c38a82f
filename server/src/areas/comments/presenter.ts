import { REACTIONS } from '@fap/shared/comments/constants.ts';
import type { Comment, ReactionCount } from '@fap/shared/comments/entities.ts';
import type { Person } from '@fap/shared/puzzle/entities.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { commentReaction } from '../../db/schema/comments.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { type CommentRow, targetOf } from './queries.ts';

/** Names beside a reaction; beyond them only the number grows. */
const NAMES_SHOWN = 20;

interface ReactionRow {
  commentId: string;
  accountId: string;
  reaction: ReactionCount['reaction'];
  displayName: string;
}

/** Comments as this reader sees them, with their authors and reactions. */
export async function presentComments(ctx: Ctx, rows: readonly CommentRow[]): Promise<Comment[]> {
  if (rows.length === 0) return [];
  const names = await loadNames(ctx, rows);
  const reactions = Map.groupBy(await loadReactions(ctx, rows), ({ commentId }) => commentId);
  const person = (id: string): Person => ({ id, displayName: names.get(id) ?? 'Unknown' });
  const me = actingAccount(ctx);
  return rows.map((row) => ({
    id: row.id,
    clusterId: row.clusterId,
    target: targetOf(row),
    author: person(row.authorId),
    text: row.text,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    resolved:
      row.resolvedBy && row.resolvedAt
        ? { by: person(row.resolvedBy), at: row.resolvedAt.toISOString() }
        : null,
    moderation: row.moderation === 'shown' ? null : row.moderation,
    reactions: countReactions(reactions.get(row.id) ?? [], me),
  }));
}

/** One comment as this reader sees it. */
export async function presentComment(ctx: Ctx, row: CommentRow): Promise<Comment> {
  const [presented] = await presentComments(ctx, [row]);
  if (!presented) throw new Error('a comment was not presented');
  return presented;
}

async function loadNames(ctx: Ctx, rows: readonly CommentRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ authorId, resolvedBy }) => (resolvedBy ? [authorId, resolvedBy] : [authorId]));
  const people = await ctx.db
    .select({ id: account.id, displayName: account.displayName })
    .from(account)
    .where(inArray(account.id, [...new Set(ids)]));
  return new Map(people.map(({ id, displayName }) => [id, displayName]));
}

function loadReactions(ctx: Ctx, rows: readonly CommentRow[]): Promise<ReactionRow[]> {
  return ctx.db
    .select({
      commentId: commentReaction.commentId,
      accountId: commentReaction.accountId,
      reaction: commentReaction.reaction,
      displayName: account.displayName,
    })
    .from(commentReaction)
    .innerJoin(account, eq(account.id, commentReaction.accountId))
    .where(
      inArray(
        commentReaction.commentId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(commentReaction.reactedAt), asc(commentReaction.accountId));
}

const countReactions = (given: readonly ReactionRow[], me: string): ReactionCount[] =>
  REACTIONS.flatMap((reaction) => {
    const people = given.filter((one) => one.reaction === reaction);
    if (people.length === 0) return [];
    return [
      {
        reaction,
        count: people.length,
        isMine: people.some(({ accountId }) => accountId === me),
        names: people.slice(0, NAMES_SHOWN).map(({ displayName }) => displayName),
      },
    ];
  });
