import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { LAYER_COUNT } from '../catalogue/anatomy.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { idSchema, timeSchema } from '../kernel/schemas.ts';
import { teamNameText } from './team-name.ts';

/** Members a team can have. */
export const TEAM_MAX = 12;
/** Open questions and invitations that a team can have at a time. */
export const TEAM_REQUESTS_MAX = 40;
export const REQUEST_KINDS = ['asked', 'invited'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A team in the list. */
export const teamSummarySchema = v.object({
  id: v.string(),
  name: v.string(),
  members: count,
  /** Accepted pieces of the members who let others see theirs. */
  accepted: count,
  foundedAt: timeSchema,
  isOwn: v.boolean(),
});
export type TeamSummary = v.InferOutput<typeof teamSummarySchema>;

export const teamDetailSchema = v.object({
  ...teamSummarySchema.entries,
  /** Members see one another; others see those who let their team be seen. */
  people: v.array(
    v.object({
      accountId: v.string(),
      displayName: v.string(),
      isLead: v.boolean(),
      isOwn: v.boolean(),
      /** Null where they do not let others see their pieces. */
      accepted: v.nullable(count),
      joinedAt: timeSchema,
    }),
  ),
  focus: v.nullable(v.object({ clusterId: v.string(), clusterName: v.string(), layer: v.number() })),
  /** What the reader may do. */
  may: v.object({
    ask: v.boolean(),
    answer: v.boolean(),
    leave: v.boolean(),
    rename: v.boolean(),
    setFocus: v.boolean(),
  }),
  /** The reader's own open question or invitation. */
  ownRequest: v.nullable(v.picklist(REQUEST_KINDS)),
  /** For the lead: who asked to join, and who was invited. */
  requests: v.array(
    v.object({
      accountId: v.string(),
      displayName: v.string(),
      kind: v.picklist(REQUEST_KINDS),
      at: timeSchema,
    }),
  ),
});
export type TeamDetail = v.InferOutput<typeof teamDetailSchema>;

const LAYERS = t`Layer is 1 to ${LAYER_COUNT}`;

const named = v.object({ name: teamNameText });
const params = v.object({ id: idSchema });
const person = v.object({ accountId: idSchema });

export const teamContract = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/agent/teams',
    summary: 'Teams of agents, newest first; the next page stands in Link',
    access: 'signed-in',
    query: v.object(pageQuery(DEFAULT_PAGE)),
    responses: { 200: v.array(teamSummarySchema) },
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/api/agent/teams/:id',
    summary: 'A team as the reader may see it',
    access: 'signed-in',
    params,
    responses: { 200: teamDetailSchema },
  }),
  found: defineEndpoint({
    method: 'POST',
    path: '/api/agent/teams',
    summary: 'Founds a team and leads it; nobody is in two',
    access: 'puzzle.contribute',
    limit: 'invitations',
    body: named,
    responses: { 201: teamDetailSchema },
  }),
  rename: defineEndpoint({
    method: 'PUT',
    path: '/api/agent/teams/:id/name',
    summary: 'Renames a team; its lead may, and moderators',
    access: 'puzzle.contribute',
    limit: 'invitations',
    params,
    body: named,
    responses: { 200: teamDetailSchema },
  }),
  ask: defineEndpoint({
    method: 'POST',
    path: '/api/agent/teams/:id/ask',
    summary: 'Asks a team to be let in; somebody it invited joins at once',
    access: 'puzzle.contribute',
    limit: 'invitations',
    params,
    responses: { 200: teamDetailSchema },
  }),
  invite: defineEndpoint({
    method: 'POST',
    path: '/api/agent/teams/:id/invite',
    summary: 'Invites an agent with a profile; somebody who asked joins at once',
    access: 'puzzle.contribute',
    limit: 'invitations',
    params,
    body: person,
    responses: { 200: teamDetailSchema },
  }),
  answer: defineEndpoint({
    method: 'POST',
    path: '/api/agent/teams/:id/answer',
    summary: 'Answers a question to join as its lead, or one’s own invitation',
    access: 'puzzle.contribute',
    limit: 'steps',
    params,
    body: v.object({ ...person.entries, isAccepted: v.boolean() }),
    responses: { 200: teamDetailSchema },
  }),
  leave: defineEndpoint({
    method: 'POST',
    path: '/api/agent/teams/:id/leave',
    summary: 'Leaves a team, or takes back that one asked; the last one to leave ends it',
    access: 'puzzle.contribute',
    limit: 'steps',
    params,
    responses: { 200: v.object({}) },
  }),
  setFocus: defineEndpoint({
    method: 'PUT',
    path: '/api/agent/teams/:id/focus',
    summary: 'Says which missing layer the team looks for; for members with Cluster Boss privileges',
    access: 'puzzle.contribute',
    limit: 'steps',
    params,
    body: v.object({
      focus: v.nullable(
        v.object({
          clusterId: idSchema,
          layer: v.pipe(
            v.number(LAYERS),
            v.integer(LAYERS),
            v.minValue(1, LAYERS),
            v.maxValue(LAYER_COUNT, LAYERS),
          ),
        }),
      ),
    }),
    responses: { 200: teamDetailSchema },
  }),
};
