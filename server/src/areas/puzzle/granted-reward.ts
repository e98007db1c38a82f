import { ownAgentFacts } from '@fap/shared/agents/events.ts';
import type { PendingFact } from '../../platform/write/pending.ts';

export interface GrantedReward {
  credits: number;
  xp: number;
}

/** The sum of what the facts of a transaction grant an account. */
export function sumRewards(facts: readonly PendingFact[], accountId: string): GrantedReward {
  const granted = facts.filter(
    ({ name, payload }) => name === ownAgentFacts.reward.name && payload.accountId === accountId,
  );
  const sum = (of: keyof GrantedReward) =>
    granted.reduce((total, { payload }) => total + Number(payload[of]), 0);
  return { credits: sum('credits'), xp: sum('xp') };
}
