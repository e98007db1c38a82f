import * as v from 'valibot';
import { ALERT_COMPLETION_PERCENT } from '../clusters/constants.ts';
import { percentSchema, timeSchema } from '../kernel/schemas.ts';
import { VERDICTS } from '../puzzle/completion.ts';
import type { Choice } from './choices.ts';
import { REWARD_REASONS } from './rewards.ts';

/** The figures of an agent; each is the number of rows of a list. */
export const AGENT_FIGURES = [
  'accepted',
  'disputed',
  'open',
  'solved',
  'badges',
  'compared',
  'rewards',
] as const;
export type AgentFigure = (typeof AGENT_FIGURES)[number];

/** Which choice of its owner opens the rows of a figure to others; null for those that nobody else sees. */
export const FIGURE_CHOICES: Readonly<Record<AgentFigure, Choice | null>> = {
  accepted: 'leaderboard',
  disputed: 'leaderboard',
  open: null,
  solved: null,
  badges: 'badges',
  compared: 'agreement',
  rewards: null,
};

/** A cluster counts as solved from this completion on, in percent: the threshold at which police and press are told. */
export const SOLVED_PERCENT = ALERT_COMPLETION_PERCENT;

const ofLayer = { clusterId: v.string(), clusterName: v.string(), layer: v.number() };

/** A row that a figure counts; without anybody's words. */
export const agentRowSchema = v.variant('kind', [
  v.object({ kind: v.literal('piece'), id: v.string(), ...ofLayer, at: timeSchema }),
  v.object({
    kind: v.literal('cluster'),
    id: v.string(),
    name: v.string(),
    completionRate: percentSchema,
    at: timeSchema,
  }),
  v.object({ kind: v.literal('badge'), id: v.string(), ...ofLayer, at: timeSchema }),
  v.object({
    kind: v.literal('review'),
    id: v.string(),
    contributionId: v.string(),
    ...ofLayer,
    verdict: v.picklist(VERDICTS),
    analystVerdict: v.picklist(VERDICTS),
    at: timeSchema,
  }),
  v.object({
    kind: v.literal('reward'),
    id: v.string(),
    reason: v.picklist(REWARD_REASONS),
    credits: v.number(),
    xp: v.number(),
    clusterId: v.nullable(v.string()),
    clusterName: v.nullable(v.string()),
    at: timeSchema,
  }),
]);
export type AgentRow = v.InferOutput<typeof agentRowSchema>;
