import type { ContributionStatus } from '@fap/shared/puzzle/completion.ts';
import { puzzleFacts } from '@fap/shared/puzzle/events.ts';
import { sql } from 'drizzle-orm';
import { badgeAward } from '../../db/schema/agents.ts';
import { contribution } from '../../db/schema/puzzle.ts';
import { defineReaction } from '../../platform/bus/reactions.ts';
import { type InlineReaction, PLATFORM_ACTOR, type TxCtx } from '../../platform/write/context.ts';
import type { DomainEvent, DomainEventMap } from '../../platform/write/domain-events.ts';
import { recordAudit } from '../../platform/write/transact.ts';
import { earnedByBatch, earnedByLayer, earnedByPiece, earnedByReport } from './earned.ts';
import { grantRewards } from './grant-rewards.ts';
import { announceMoved } from './live/announce-moved.ts';
import { forgetMember } from './teams/join-team.ts';

/** Rewards are granted in the transaction of the event, so that the answer and the account agree. */
export const agentInlineReactions: readonly InlineReaction[] = [
  {
    name: 'agents.reward-work',
    on: ['cluster.report.submitted', 'puzzle.contribution.submitted', 'puzzle.layer.changed'],
    run: rewardWork,
  },
  {
    name: 'agents.move-leaderboard',
    on: ['puzzle.contribution.reviewed'],
    // The review's own fact tells what became of the piece, without another question to the database.
    run: async (tx) => {
      const isDecided = tx.pending.facts.some(
        ({ name, payload }) =>
          name === puzzleFacts.review.name &&
          (payload.contribution as { status?: ContributionStatus }).status !== 'pending',
      );
      if (isDecided) announceMoved(tx, 'piece-decided');
    },
  },
];

/**
 * Runs again after the commit, for events of a version that rewarded asynchronously; the ledger's keys make it idempotent.
 * Anchors are verified by a job, so their reward may follow the commit.
 */
export const agentReactions = [
  defineReaction({
    name: 'agents.reward-report',
    on: 'cluster.report.submitted',
    run: (tx, payload) => rewardWork(tx, [{ type: 'cluster.report.submitted', payload }]),
  }),
  defineReaction({
    name: 'agents.reward-piece',
    on: 'puzzle.contribution.submitted',
    run: (tx, payload) => rewardWork(tx, [{ type: 'puzzle.contribution.submitted', payload }]),
  }),
  defineReaction({
    name: 'agents.reward-anchor',
    on: 'vault.batch.verified',
    run: (tx, { batchId }) => grantRewards(tx, [earnedByBatch(batchId)]),
  }),
  defineReaction({
    name: 'agents.reward-layer',
    on: 'puzzle.layer.changed',
    concerns: ({ origin }) => origin === 'agent',
    run: (tx, payload) => rewardWork(tx, [{ type: 'puzzle.layer.changed', payload }]),
  }),
  defineReaction({
    name: 'agents.forget-member',
    on: 'account.erased',
    run: (tx, { accountId }) => forgetMember(tx, accountId),
  }),
];

async function rewardWork(tx: TxCtx, events: readonly DomainEvent[]): Promise<void> {
  for (const event of events) if (event.type === 'puzzle.layer.changed') await awardBadge(tx, event.payload);
  await grantRewards(tx, events.flatMap(earnedBy));
}

function earnedBy(event: DomainEvent) {
  if (event.type === 'cluster.report.submitted') return [earnedByReport(event.payload)];
  if (event.type === 'puzzle.contribution.submitted') return earnedByPiece(event.payload.contributionId);
  return event.type === 'puzzle.layer.changed' ? earnedByLayer(event.payload) : [];
}

/** The badge of a completed layer, for the author of the piece that carries it. */
async function awardBadge(
  tx: TxCtx,
  { clusterId, layer, to, origin, contributionId }: DomainEventMap['puzzle.layer.changed'],
): Promise<void> {
  if (to !== 'complete' || origin !== 'agent') return;
  const awarded = await tx.db.execute<{ accountId: string }>(sql`
    insert into ${badgeAward} (account_id, badge, cluster_id, layer, awarded_at)
    select author_id, 'layer-complete', ${clusterId}, ${layer}::int, ${tx.clock.now().toISOString()}::timestamptz
    from ${contribution} where id = ${contributionId}
    on conflict do nothing
    returning account_id as "accountId"`);
  for (const { accountId } of awarded)
    await recordAudit(
      // The actor is the platform, not the reviewer who completed the layer.
      { ...tx, actor: PLATFORM_ACTOR },
      {
        action: 'agent.badge-awarded',
        entityType: 'account',
        entityId: accountId,
        after: { badge: 'layer-complete', clusterId, layer },
      },
    );
}
