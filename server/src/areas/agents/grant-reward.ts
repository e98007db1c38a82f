import { AGENTS_TOPIC, agentFacts } from '@fap/shared/agents/events.ts';
import { levelOf, REWARDS, type RewardReason } from '@fap/shared/agents/rewards.ts';
import { rewardEntry } from '../../db/schema/agents.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { publish, recordAudit } from '../../platform/write/transact.ts';
import { awardAccount } from '../auth/index.ts';

export interface GrantRewardInput {
  accountId: string;
  reason: RewardReason;
  /** What it is for: the same reason and occasion is rewarded once. */
  occasion: string;
  clusterId?: string;
  contributionId?: string;
}

/** A victim's reward is nobody else's business: who reported what is not told to the crowd. */
const PRIVATE_REASONS: ReadonlySet<RewardReason> = new Set(['report-submitted']);

/** Writes a reward into the ledger and the account's totals, once per reason and occasion; false when it stood there. */
export async function grantReward(tx: TxCtx, input: GrantRewardInput): Promise<boolean> {
  const { credits, xp } = REWARDS[input.reason];
  const [entry] = await tx.db
    .insert(rewardEntry)
    .values({
      key: `${input.reason}:${input.occasion}`,
      accountId: input.accountId,
      reason: input.reason,
      credits,
      xp,
      clusterId: input.clusterId ?? null,
      contributionId: input.contributionId ?? null,
      createdAt: tx.clock.now(),
    })
    .onConflictDoNothing({ target: rewardEntry.key })
    .returning({ key: rewardEntry.key });
  if (!entry) return false;
  const totals = await awardAccount(tx, input.accountId, { credits, xp });
  await recordAudit(tx, {
    action: 'agent.rewarded',
    entityType: 'account',
    entityId: input.accountId,
    after: { reason: input.reason, credits, xp },
  });
  if (PRIVATE_REASONS.has(input.reason)) return true;
  publish(tx, AGENTS_TOPIC, agentFacts.reward, {
    accountId: input.accountId,
    displayName: totals.displayName,
    reason: input.reason,
    credits,
    xp,
    clusterId: input.clusterId ?? null,
    totals: { credits: totals.credits, xp: totals.xp, level: levelOf(totals.xp) },
  });
  return true;
}
