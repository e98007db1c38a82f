import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { ModerationTarget } from '@fap/shared/moderation/contract.ts';
import { MODERATION_TOPIC, moderationFacts } from '@fap/shared/moderation/events.ts';
import { DECISIONS_OF, type ModerationDecision } from '@fap/shared/moderation/rules.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { contentFlag } from '../../db/schema/moderation.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../platform/write/context.ts';
import { emit, publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { replaceName } from '../auth/index.ts';
import { moderateComment } from '../comments/index.ts';
import {
  type BoardDecision,
  type HistoryPorts,
  hideOnBoard,
  keepAside,
  moderateContribution,
  redactBoard,
  refuseWrite,
  showOnBoard,
} from '../puzzle/index.ts';
import { moderationEvents } from './events.ts';
import { keyOf } from './target.ts';

export interface DecideInput {
  target: ModerationTarget;
  decision: ModerationDecision;
  /** Shown in place of hidden words, and kept in the audit trail. */
  reason: string;
}

const STATES = { hide: 'hidden', show: 'shown', redact: 'redacted' } as const;

interface Decided {
  authorId: string | null;
  clusterId: string | null;
  layer: number | null;
}

/**
 * Decides on something, whether it was reported or not, and closes the open reports of it. Throws INVALID for a decision
 * that does not fit its kind, and CONFLICT for what is so already.
 */
export async function decideContent(
  ctx: Ctx,
  history: HistoryPorts,
  { target, decision, reason }: DecideInput,
): Promise<Date> {
  const byId = actingAccount(ctx);
  if (!DECISIONS_OF[target.kind].includes(decision)) {
    const message = t`This decision does not fit here`;
    throw new AppError('INVALID', { message, issues: [{ path: 'decision', message }] });
  }
  const onBoard = decision === 'leave' ? null : boardDecisionOf(target, reason);
  const decide = () => record(ctx, history, { target, decision, reason }, onBoard);
  if (onBoard === null) return decide();
  const notNow = t`The board cannot be changed now. Please try again.`;
  return history.turns
    .take(byId, async () => {
      if (decision === 'hide') await keepAside(ctx, history, onBoard);
      return decide();
    })
    .catch((error: unknown) => refuseWrite(error, { noRoom: notNow, notNow }));
}

function record(
  ctx: Ctx,
  history: HistoryPorts,
  { target, decision, reason }: DecideInput,
  onBoard: BoardDecision | null,
): Promise<Date> {
  const key = keyOf(target);
  return transact(ctx, 'content.moderate', async (tx) => {
    const decided = await apply(tx, { target, decision, reason });
    const flaggedBy = await closeFlags(tx, key, decision);
    await recordAudit(tx, {
      action: `content.decided`,
      entityType: target.kind,
      entityId: key,
      after: { decision, reason, flags: flaggedBy.length },
    });
    publish(tx, MODERATION_TOPIC, moderationFacts.changed, { key });
    emit(tx, moderationEvents.decided, {
      key,
      kind: target.kind,
      decision,
      contributionId: target.kind === 'piece' ? target.id : null,
      commentId: target.kind === 'comment' ? target.id : null,
      ...decided,
      flaggedBy,
      byId: actingAccount(ctx),
    });
    // Last: the document's log is not part of the transaction.
    if (onBoard && decision === 'hide') await hideOnBoard(tx, history, onBoard);
    if (onBoard && decision === 'show') await showOnBoard(tx, history, onBoard);
    if (onBoard && decision === 'redact') await redactBoard(tx, history, onBoard);
    return tx.clock.now();
  });
}

async function apply(tx: TxCtx, { target, decision, reason }: DecideInput): Promise<Decided> {
  const state = decision === 'leave' || decision === 'rename' ? null : STATES[decision];
  if (target.kind === 'piece' && state) {
    const { authorId, clusterId, layer } = await moderateContribution(tx, {
      contributionId: target.id,
      state,
      reason,
    });
    return { authorId, clusterId, layer };
  }
  if (target.kind === 'comment' && state) {
    const { authorId, clusterId } = await moderateComment(tx, { commentId: target.id, state, reason });
    return { authorId, clusterId, layer: null };
  }
  if (decision === 'rename' && target.kind === 'name') {
    await replaceName(tx, target.id);
    return { authorId: target.id, clusterId: null, layer: null };
  }
  return { authorId: null, clusterId: 'clusterId' in target ? target.clusterId : null, layer: null };
}

/** What is decided about a part of a board; null for what is not on a board. */
function boardDecisionOf(target: ModerationTarget, reason: string): BoardDecision | null {
  const key = keyOf(target);
  if (target.kind === 'card')
    return { key, clusterId: target.clusterId, part: { kind: 'card', id: target.id }, reason };
  if (target.kind !== 'notes') return null;
  const lines = target.passage
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return { key, clusterId: target.clusterId, part: { kind: 'notes', lines }, reason };
}

/** Closes the open flags of a thing; returns who had flagged it. What a redacted thing said leaves the flags, too. */
async function closeFlags(tx: TxCtx, targetKey: string, outcome: ModerationDecision): Promise<string[]> {
  if (outcome === 'redact')
    await tx.db
      .update(contentFlag)
      .set({ passage: '', words: '' })
      .where(eq(contentFlag.targetKey, targetKey));
  const closed = await tx.db
    .update(contentFlag)
    .set({ closedAt: tx.clock.now(), outcome })
    .where(and(eq(contentFlag.targetKey, targetKey), isNull(contentFlag.closedAt)))
    .returning({ flaggedBy: contentFlag.flaggedBy });
  if (closed.length > 0) return [...new Set(closed.map(({ flaggedBy }) => flaggedBy))];
  // Decided again, such as shown after it was hidden: the queue shows the latest decision.
  const [latest] = await tx.db
    .select({ id: contentFlag.id })
    .from(contentFlag)
    .where(eq(contentFlag.targetKey, targetKey))
    .orderBy(desc(contentFlag.createdAt), desc(contentFlag.id))
    .limit(1);
  if (latest)
    await tx.db
      .update(contentFlag)
      .set({ closedAt: tx.clock.now(), outcome })
      .where(eq(contentFlag.id, latest.id));
  return [];
}
