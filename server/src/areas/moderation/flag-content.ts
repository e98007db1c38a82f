import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { ModerationTarget } from '@fap/shared/moderation/contract.ts';
import { MODERATION_TOPIC, moderationFacts } from '@fap/shared/moderation/events.ts';
import type { FlagReason } from '@fap/shared/moderation/rules.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { comment } from '../../db/schema/comments.ts';
import { contentFlag } from '../../db/schema/moderation.ts';
import { contribution } from '../../db/schema/puzzle.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { getCluster } from '../clusters/index.ts';
import { keyOf } from './target.ts';

export interface FlagInput {
  target: ModerationTarget;
  reason: FlagReason;
  words: string;
}

/**
 * Reports something to moderators; while a report of the same person about it is open, again changes nothing. Returns when it
 * was reported first. Throws NOT_FOUND for a piece, comment, cluster or account that does not exist.
 */
export async function flagContent(ctx: Ctx, { target, reason, words }: FlagInput): Promise<Date> {
  const flaggedBy = actingAccount(ctx);
  const targetKey = keyOf(target);
  const clusterId = await findPlace(ctx, target);
  const isOpen = and(
    eq(contentFlag.flaggedBy, flaggedBy),
    eq(contentFlag.targetKey, targetKey),
    isNull(contentFlag.closedAt),
  );
  const [known] = await ctx.db.select().from(contentFlag).where(isOpen);
  if (known) return known.createdAt;
  const createdAt = ctx.clock.now();
  const isNew = await transact(ctx, 'content.flag', async (tx) => {
    const [row] = await tx.db
      .insert(contentFlag)
      .values({
        id: tx.ids.next('flag'),
        kind: target.kind,
        targetKey,
        targetId: target.kind === 'notes' ? null : target.id,
        clusterId,
        passage: 'passage' in target ? target.passage : '',
        reason,
        words,
        flaggedBy,
        createdAt,
      })
      // Race: the same person sent it twice.
      .onConflictDoNothing()
      .returning({ id: contentFlag.id });
    if (!row) return false;
    // Without the words and the passage, which may be what has to go.
    await recordAudit(tx, {
      action: 'content.flagged',
      entityType: target.kind,
      entityId: targetKey,
      after: { flagId: row.id, reason },
    });
    publish(tx, MODERATION_TOPIC, moderationFacts.changed, { key: targetKey });
    return true;
  });
  if (isNew) return createdAt;
  const [first] = await ctx.db.select().from(contentFlag).where(isOpen);
  return first?.createdAt ?? createdAt;
}

/** The cluster something belongs to. Throws NOT_FOUND when there is no such thing. */
async function findPlace(ctx: Ctx, target: ModerationTarget): Promise<string | null> {
  if (target.kind === 'piece') {
    const [piece] = await ctx.db
      .select({ clusterId: contribution.clusterId })
      .from(contribution)
      .where(eq(contribution.id, target.id));
    if (!piece) throw new AppError('NOT_FOUND', { message: t`There is no such piece` });
    return piece.clusterId;
  }
  if (target.kind === 'comment') {
    const [said] = await ctx.db
      .select({ clusterId: comment.clusterId })
      .from(comment)
      .where(eq(comment.id, target.id));
    if (!said) throw new AppError('NOT_FOUND', { message: t`There is no such comment` });
    return said.clusterId;
  }
  if (target.kind === 'name') {
    const [known] = await ctx.db.select({ id: account.id }).from(account).where(eq(account.id, target.id));
    if (!known) throw new AppError('NOT_FOUND', { message: t`There is no such account` });
    return null;
  }
  await getCluster(ctx, target.clusterId);
  return target.clusterId;
}
