/** Credits and XP for one kind of work (specification, section 9). */
export interface Reward {
  credits: number;
  xp: number;
}

export const REWARDS = {
  'piece-submitted': { credits: 100, xp: 50 },
  'layer-partial': { credits: 200, xp: 0 },
  'layer-complete': { credits: 500, xp: 0 },
  'first-evidence': { credits: 300, xp: 0 },
  'critical-path': { credits: 1000, xp: 0 },
  'evidence-anchored': { credits: 100, xp: 0 },
  'report-submitted': { credits: 0, xp: 50 },
} as const satisfies Record<string, Reward>;
export type RewardReason = keyof typeof REWARDS;
export const REWARD_REASONS = Object.keys(REWARDS) as RewardReason[];

/** XP from which each level begins; index 0 is level 1 (specification, section 4). */
export const LEVEL_THRESHOLDS_XP = [0, 1_000, 2_500, 5_000, 10_000] as const;

/** The level (1–5) somebody with this XP has. */
export function levelOf(xp: number): number {
  return LEVEL_THRESHOLDS_XP.filter((threshold) => xp >= threshold).length;
}
