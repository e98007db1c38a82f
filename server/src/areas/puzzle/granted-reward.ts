import { agentFacts } from '@fap/shared/agents/events.ts';
import type { PendingFact } from '../../platform/write/pending.ts';

export interface GrantedReward {
  credits: number;
  xp: number;
}

/** What an account was granted in a transaction, by the facts that tell of it. */
export function rewardIn(facts: readonly PendingFact[], accountId: string): GrantedReward {
  const granted = facts.filter(
    ({ name, payload }) => name === agentFacts.reward.name && payload.accountId === accountId,
  );
  const sum = (of: keyof GrantedReward) =>
    granted.reduce((total, { payload }) => total + Number(payload[of]), 0);
  return { credits: sum('credits'), xp: sum('xp') };
}
