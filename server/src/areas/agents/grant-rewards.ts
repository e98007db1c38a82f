import { AGENTS_TOPIC, agentFacts, ownAgentFacts, ownAgentTopic } from '@fap/shared/agents/events.ts';
import { REWARDS, type RewardReason } from '@fap/shared/agents/rewards.ts';
import { type SQL, sql } from 'drizzle-orm';
import { rewardEntry } from '../../db/schema/agents.ts';
import { PLATFORM_ACTOR, type TxCtx } from '../../platform/write/context.ts';
import { publish, recordAudit } from '../../platform/write/transact.ts';
import { awardAccounts } from '../auth/index.ts';

interface GrantedRow {
  [column: string]: unknown;
  accountId: string;
  reason: RewardReason;
  credits: number;
  xp: number;
  clusterId: string | null;
}

/** A victim's reward is not published: the crowd must not learn who reported. */
const PRIVATE_REASONS: ReadonlySet<RewardReason> = new Set(['report-submitted']);

/**
 * Writes rewards into the ledger and the accounts' totals, idempotent by reason and occasion. `earned` are queries of
 * what was earned (`earned.ts`). Call it once per transaction, after all other locks. Lock order: ledger keys, then
 * accounts, each sorted.
 */
export async function grantRewards(tx: TxCtx, earned: readonly SQL[]): Promise<void> {
  if (earned.length === 0) return;
  const granted = await writeLedger(tx, earned);
  if (granted.length === 0) return;
  const byAccount = Map.groupBy(granted, ({ accountId }) => accountId);
  await awardAccounts(tx, new Map([...byAccount].map(([id, rows]) => [id, sumOf(rows)])));
  await announce(tx, granted);
}

async function writeLedger(tx: TxCtx, earned: readonly SQL[]): Promise<readonly GrantedRow[]> {
  const reasons = Object.keys(REWARDS) as RewardReason[];
  const amounts = (of: 'credits' | 'xp') =>
    sql`${sql.param(reasons.map((reason) => REWARDS[reason][of]))}::int[]`;
  return tx.db.execute<GrantedRow>(sql`
    insert into ${rewardEntry} (key, account_id, reason, credits, xp, cluster_id, contribution_id, created_at)
    select earned.reason || ':' || earned.occasion, earned.account_id, earned.reason, reward.credits, reward.xp,
      earned.cluster_id, earned.contribution_id, ${tx.clock.now().toISOString()}::timestamptz
    from (${sql.join([...earned], sql` union all `)}) as earned(reason, occasion, account_id, cluster_id, contribution_id)
    join unnest(${sql.param(reasons)}::text[], ${amounts('credits')}, ${amounts('xp')}) as reward(reason, credits, xp)
      on reward.reason = earned.reason
    order by 1
    on conflict (key) do nothing
    returning account_id as "accountId", reason, credits, xp, cluster_id as "clusterId"`);
}

/** Records rewards and tells each account of its own; everybody else learns that work was done, and not whose or what it earned. */
async function announce(tx: TxCtx, rows: readonly GrantedRow[]): Promise<void> {
  for (const { accountId, reason, credits, xp, clusterId } of rows) {
    // The actor is the platform, not the person whose work triggered it.
    await recordAudit(
      { ...tx, actor: PLATFORM_ACTOR },
      {
        action: 'agent.rewarded',
        entityType: 'account',
        entityId: accountId,
        after: { reason, credits, xp },
      },
    );
    if (!PRIVATE_REASONS.has(reason))
      publish(tx, ownAgentTopic(accountId), ownAgentFacts.reward, {
        accountId,
        reason,
        credits,
        xp,
        clusterId,
      });
  }
  if (rows.some(({ reason }) => !PRIVATE_REASONS.has(reason)))
    publish(tx, AGENTS_TOPIC, agentFacts.worked, {});
}

function sumOf(rows: readonly GrantedRow[]): { credits: number; xp: number } {
  return {
    credits: rows.reduce((sum, row) => sum + row.credits, 0),
    xp: rows.reduce((sum, row) => sum + row.xp, 0),
  };
}
