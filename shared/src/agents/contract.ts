import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { SCAM_TYPES } from '../catalogue/scam-types.ts';
import { PRIORITIES } from '../clusters/constants.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { idSchema, percentSchema } from '../kernel/schemas.ts';
import { choicesSchema } from './choices.ts';
import { AGENT_FIGURES, agentRowSchema } from './figures.ts';
import { AGENT_TOOL_KEYS, RANKS } from './ranks.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A team as others' rows name it. */
export const teamNameSchema = v.object({ id: v.string(), name: v.string() });

export const agentStatsSchema = v.object({
  xp: count,
  credits: count,
  level: count,
  rank: v.picklist(RANKS),
  /** Pieces by what became of them, without those that moderators took away. */
  accepted: count,
  disputed: count,
  open: count,
  /** Clusters at 90 % or more with an accepted piece of this agent. */
  solved: count,
  badges: count,
  /** Reviews of pieces that an analyst reviewed, too, and those with the same verdict. */
  compared: count,
  agreed: count,
  rewards: count,
  choices: choicesSchema,
  team: v.nullable(teamNameSchema),
  /** Teams that invited this agent. */
  invitations: v.array(teamNameSchema),
});
export type AgentStats = v.InferOutput<typeof agentStatsSchema>;

export const leaderboardEntrySchema = v.object({
  accountId: v.string(),
  displayName: v.string(),
  /** Among those who let others see their place; of the reader, the place they have or would have. */
  place: count,
  accepted: count,
  disputed: count,
  /** 0–1, as `accuracyScore` computes it. */
  score: v.number(),
  level: v.nullable(count),
  team: v.nullable(teamNameSchema),
  isOwn: v.boolean(),
  /** Others see it; false only of the reader's own. */
  isShown: v.boolean(),
});
export type LeaderboardEntry = v.InferOutput<typeof leaderboardEntrySchema>;

export const LEADERBOARD_VIEWS = ['neighbours', 'top'] as const;
export type LeaderboardView = (typeof LEADERBOARD_VIEWS)[number];

export const missionSchema = v.object({
  clusterId: v.string(),
  clusterName: v.string(),
  scamType: v.picklist(SCAM_TYPES),
  priority: v.picklist(PRIORITIES),
  layer: v.number(),
  isCriticalPath: v.boolean(),
  /** Layers of the cluster without a piece. */
  missing: count,
  isClaimed: v.boolean(),
});
export type Mission = v.InferOutput<typeof missionSchema>;

export const missionsSchema = v.object({
  /** What the team’s Cluster Boss asks its members to look for, while it is missing. */
  team: v.nullable(missionSchema),
  missions: v.array(missionSchema),
});

/** What others see of an agent; a part is null where they did not choose to show it. */
export const agentProfileSchema = v.object({
  accountId: v.string(),
  displayName: v.string(),
  isOwn: v.boolean(),
  standing: v.nullable(v.object({ place: v.nullable(count), accepted: count, disputed: count })),
  level: v.nullable(v.object({ level: count, rank: v.picklist(RANKS), xp: count })),
  badges: v.nullable(count),
  agreement: v.nullable(v.object({ compared: count, agreed: count })),
  team: v.nullable(teamNameSchema),
});
export type AgentProfile = v.InferOutput<typeof agentProfileSchema>;

const figureSchema = v.picklist(AGENT_FIGURES, t`Figure is ${AGENT_FIGURES.join(', ')}`);

export const agentsContract = {
  agentStats: defineEndpoint({
    method: 'GET',
    path: '/api/agent/stats',
    summary: "The agent's own figures, what they let others see, and their team",
    access: 'signed-in',
    responses: { 200: agentStatsSchema },
  }),
  agentLeaderboard: defineEndpoint({
    method: 'GET',
    path: '/api/agent/leaderboard',
    summary:
      'Agents by accepted pieces and accuracy: one’s neighbours, or all from the top; only those who let others see their place',
    access: 'signed-in',
    query: v.object({
      view: v.optional(
        v.picklist(LEADERBOARD_VIEWS, t`View is ${LEADERBOARD_VIEWS.join(' or ')}`),
        'neighbours',
      ),
      ...pageQuery(DEFAULT_PAGE),
    }),
    responses: {
      200: v.object({ entries: v.array(leaderboardEntrySchema), nextCursor: v.nullable(v.string()) }),
    },
  }),
  agentProgress: defineEndpoint({
    method: 'GET',
    path: '/api/agent/progress',
    summary: "The agent's way to the next level, and what each level opens",
    access: 'signed-in',
    responses: {
      200: v.object({
        xp: count,
        level: count,
        rank: v.picklist(RANKS),
        /** Where the XP bar stands. */
        barPercent: percentSchema,
        next: v.nullable(v.object({ level: count, atXp: count, missingXp: count })),
        tools: v.array(
          v.object({ tool: v.picklist(AGENT_TOOL_KEYS), level: count, isUnlocked: v.boolean() }),
        ),
      }),
    },
  }),
  agentMissions: defineEndpoint({
    method: 'GET',
    path: '/api/agent/missions',
    summary: 'The missing layers that matter most now',
    access: 'signed-in',
    responses: { 200: missionsSchema },
  }),
  changeChoices: defineEndpoint({
    method: 'PUT',
    path: '/api/agent/choices',
    summary: 'Chooses what others see of oneself as an agent',
    access: 'account.manage',
    limit: 'steps',
    body: choicesSchema,
    responses: { 200: choicesSchema },
  }),
  agentProfile: defineEndpoint({
    method: 'GET',
    path: '/api/agent/people/:id',
    summary: 'What an agent lets others see; of oneself, exactly that',
    access: 'signed-in',
    params: v.object({ id: idSchema }),
    responses: { 200: agentProfileSchema },
  }),
  agentRows: defineEndpoint({
    method: 'GET',
    path: '/api/agent/people/:id/:figure',
    summary:
      'The rows that a figure of an agent counts, newest first; of others only where they let them be seen; the total stands in X-Total-Count',
    access: 'signed-in',
    params: v.object({ id: idSchema, figure: figureSchema }),
    query: v.object(pageQuery(DEFAULT_PAGE)),
    responses: { 200: v.array(agentRowSchema) },
  }),
};
