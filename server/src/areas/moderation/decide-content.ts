import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { ModerationTarget } from '@fap/shared/moderation/contract.ts';
import { MODERATION_TOPIC, moderationFacts } from '@fap/shared/moderation/events.ts';
import { DECISIONS_OF, type ModerationDecision } from '@fap/shared/moderation/rules.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { contentFlag } from '../../db/schema/moderation.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../platform/write/context.ts';
import { emit, publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { replaceName } from '../auth/index.ts';
import { type HistoryPorts, moderateContribution, redactBoard } from '../puzzle/index.ts';
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
  const key = keyOf(target);
  if (!DECISIONS_OF[target.kind].includes(decision)) {
    const message = 'This decision does not fit here';
    throw new AppError('INVALID', { message, issues: [{ path: 'decision', message }] });
  }
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
      ...decided,
      flaggedBy,
      byId,
    });
    // Last: the document's log is not part of the transaction.
    if (decision === 'redact') await redactOnBoard(tx, history, target, reason);
    return tx.clock.now();
  });
}

async function apply(tx: TxCtx, { target, decision, reason }: DecideInput): Promise<Decided> {
  if (target.kind === 'piece' && (decision === 'hide' || decision === 'show' || decision === 'redact')) {
    const { authorId, clusterId, layer } = await moderateContribution(tx, {
      contributionId: target.id,
      state: STATES[decision],
      reason,
    });
    return { authorId, clusterId, layer };
  }
  if (decision === 'rename' && target.kind === 'name') {
    await replaceName(tx, target.id);
    return { authorId: target.id, clusterId: null, layer: null };
  }
  return { authorId: null, clusterId: 'clusterId' in target ? target.clusterId : null, layer: null };
}

function redactOnBoard(
  tx: TxCtx,
  history: HistoryPorts,
  target: ModerationTarget,
  reason: string,
): Promise<void> {
  if (target.kind === 'card')
    return redactBoard(tx, history, {
      clusterId: target.clusterId,
      part: { kind: 'card', id: target.id },
      reason,
    });
  if (target.kind !== 'notes') return Promise.resolve();
  const lines = target.passage
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return redactBoard(tx, history, { clusterId: target.clusterId, part: { kind: 'notes', lines }, reason });
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
