import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { SCAM_TYPES } from '../catalogue/scam-types.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { ownWords } from '../kernel/own-words.ts';
import { pageQuery } from '../kernel/page.ts';
import { idSchema, percentSchema, storableText, timeSchema } from '../kernel/schemas.ts';
import { ESCALATION_ORIGINS, SHOWN_STATES } from './states.ts';

const PAGE = 20;
const REASON = t`Please give a reason of at least 5 characters`;
const reasonSchema = v.pipe(v.string(REASON), v.trim(), v.minLength(5, REASON), storableText(1_000));

const clusterSchema = v.object({
  id: v.string(),
  name: v.string(),
  scamType: v.picklist(SCAM_TYPES),
  clusterChainId: v.string(),
  completionRate: percentSchema,
});

const ids = v.array(v.string());
const proofSchema = v.variant('kind', [
  /** `people` in steps of five; `reportIds` for those who may approve, else empty. */
  v.object({ kind: v.literal('reports'), people: v.number(), reportIds: ids }),
  v.object({ kind: v.literal('layers'), layers: v.array(v.number()) }),
  v.object({ kind: v.literal('cluster') }),
  v.object({ kind: v.literal('catalogue'), id: v.string() }),
  v.object({ kind: v.literal('offices') }),
]);

const summarySchema = v.object({
  sentences: v.array(v.object({ section: v.string(), text: v.string(), proof: proofSchema })),
  text: v.string(),
  /** Of the text; an approval names it. */
  sha256: v.string(),
});

/** Null: it may be done; else why not, in a sentence. */
const obstacleSchema = v.nullable(ownWords);

const escalationSchema = v.object({
  cluster: clusterSchema,
  /** The newest proposal of the cluster; null before the first. */
  proposal: v.nullable(
    v.object({
      id: v.string(),
      state: v.picklist(SHOWN_STATES),
      origin: v.picklist(ESCALATION_ORIGINS),
      proposedAt: timeSchema,
      /** When it was approved, rejected or withdrawn. */
      decidedAt: v.nullable(timeSchema),
      /** Who rejected or withdrew it and why; for those who may approve. */
      decidedBy: v.nullable(v.string()),
      reason: v.nullable(v.string()),
    }),
  ),
  /** For those who may approve; empty for others. Void: not of the text as it stands, or by somebody who may not approve any more. */
  approvals: v.array(v.object({ by: v.string(), at: timeSchema, isVoid: v.boolean() })),
  /** The approved text for everybody; the text as it would be now for those who may approve. */
  summary: v.nullable(summarySchema),
  /** Why there is no summary; null while there is one, and for who may not read it yet. */
  refusal: obstacleSchema,
  may: v.object({
    propose: obstacleSchema,
    approve: obstacleSchema,
    reject: obstacleSchema,
    withdraw: obstacleSchema,
  }),
});
export type Escalation = v.InferOutput<typeof escalationSchema>;

const overviewSchema = v.object({
  /** Proposals whose summary is approved and not withdrawn. */
  approved: v.number(),
  /** The clusters below the threshold that are closest to it. */
  nearest: v.array(v.object({ ...clusterSchema.entries, complete: v.number(), partial: v.number() })),
  /** Whether alerts come to one's own inbox; `obstacle` says why it cannot be chosen. */
  subscription: v.object({ isOn: v.boolean(), obstacle: obstacleSchema }),
});
export type EscalationOverview = v.InferOutput<typeof overviewSchema>;

const byId = { params: v.object({ id: idSchema }) };
const changed = { responses: { 200: escalationSchema } };

/** Press summaries of clusters that are nearly solved, and what two people decide about them. */
export const escalationContract = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/media-escalations',
    summary: 'Clusters of at least 90 % with their proposals; the next page stands in Link',
    access: 'signed-in',
    query: v.object(pageQuery(PAGE)),
    responses: { 200: v.array(escalationSchema) },
  }),
  overview: defineEndpoint({
    method: 'GET',
    path: '/api/media-escalations/overview',
    summary:
      'How many summaries are approved, which clusters are closest to 90 %, and one’s own subscription',
    access: 'signed-in',
    responses: { 200: overviewSchema },
  }),
  subscribe: defineEndpoint({
    method: 'PUT',
    path: '/api/media-escalations/subscription',
    summary: 'Begins or ends one’s own alerts about clusters that reach 90 %',
    access: 'alert.subscribe',
    limit: 'steps',
    body: v.object({ isOn: v.boolean() }),
    responses: { 200: overviewSchema },
  }),
  propose: defineEndpoint({
    method: 'POST',
    path: '/api/media-escalations',
    summary: 'Proposes a media escalation of a cluster of at least 90 % that has no open one',
    access: 'escalation.approve',
    limit: 'decisions',
    body: v.object({ clusterId: idSchema }),
    responses: { 201: escalationSchema },
  }),
  approve: defineEndpoint({
    method: 'POST',
    path: '/api/media-escalations/:id/approvals',
    summary:
      'Approves a summary as it stands, named by its SHA-256; the second person’s approval makes it approved',
    access: 'escalation.approve',
    limit: 'decisions',
    ...byId,
    body: v.object({ sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u, t`Not a SHA-256`)) }),
    ...changed,
  }),
  reject: defineEndpoint({
    method: 'POST',
    path: '/api/media-escalations/:id/rejection',
    summary: 'Rejects a proposal, with a reason',
    access: 'escalation.approve',
    limit: 'decisions',
    ...byId,
    body: v.object({ reason: reasonSchema }),
    ...changed,
  }),
  withdraw: defineEndpoint({
    method: 'POST',
    path: '/api/media-escalations/:id/withdrawal',
    summary: 'Withdraws a proposal or an approved summary, with a reason',
    access: 'escalation.approve',
    limit: 'decisions',
    ...byId,
    body: v.object({ reason: reasonSchema }),
    ...changed,
  }),
};
