import { LEVEL_THRESHOLDS_XP, levelOf } from './rewards.ts';

/** The rank of each level, the first one of level 1 (specification, section 4). */
export const RANKS = ['Analyst', 'Tracker', 'Investigator', 'Elite Hunter', 'Cluster Boss'] as const;
export type Rank = (typeof RANKS)[number];

/** The rank that somebody of this level has. */
export function rankOf(level: number): Rank {
  const rank = RANKS[level - 1];
  if (!rank) throw new RangeError(`no level ${level}`);
  return rank;
}

/** What each level adds to missions and teams (specification, section 4). */
export const AGENT_TOOLS = [
  { key: 'script-analysis', level: 2 },
  { key: 'payment-trail', level: 3 },
  { key: 'boss-privileges', level: 4 },
  { key: 'interrogation-assistant', level: 5 },
] as const;
export type AgentTool = (typeof AGENT_TOOLS)[number]['key'];
export const AGENT_TOOL_KEYS = AGENT_TOOLS.map(({ key }) => key);

/** The level that opens a tool. */
export function levelOfTool(tool: AgentTool): number {
  return AGENT_TOOLS.find(({ key }) => key === tool)?.level ?? Number.POSITIVE_INFINITY;
}

/** The tools that somebody of this level has. */
export const toolsOf = (level: number): AgentTool[] =>
  AGENT_TOOLS.filter((tool) => level >= tool.level).map(({ key }) => key);

/** XP of one turn of the bar (specification, section 2: XP modulo 1000 divided by 10). */
const BAR_XP = 1_000;

/** How far the XP bar stands, in percent. */
export const barPercent = (xp: number): number => (xp % BAR_XP) / 10;

/** The next level and the XP still missing to it; null at the last one. */
export function nextLevel(xp: number): { level: number; atXp: number; missingXp: number } | null {
  const level = levelOf(xp) + 1;
  const atXp = LEVEL_THRESHOLDS_XP[level - 1];
  return atXp === undefined ? null : { level, atXp, missingXp: atXp - xp };
}
