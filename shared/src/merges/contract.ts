import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { CONTACT_METHODS } from '../catalogue/contact-methods.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { idSchema, moneySchema, percentSchema, storableText, timeSchema } from '../kernel/schemas.ts';

const REASON = t`Please say why in at least 5 characters`;
const reasonSchema = v.pipe(v.string(REASON), v.trim(), v.minLength(5, REASON), storableText(1_000));
const params = v.object({ id: idSchema });

export const CHANGE_KINDS = ['merge', 'split'] as const;

/** A merge or a split as it was made. */
export const clusterChangeSchema = v.object({
  id: v.string(),
  kind: v.picklist(CHANGE_KINDS),
  /** The cluster that was merged, or is on its own again. */
  cluster: v.object({ id: v.string(), name: v.string() }),
  /** The cluster it was merged into, or was split from. */
  other: v.object({ id: v.string(), name: v.string() }),
  /** The analyst's reason, which may quote originals; null for those who may not merge. */
  reason: v.nullable(v.string()),
  /** The six-layer score (0–100) of the two at that time; null: not enough data. */
  percent: v.nullable(percentSchema),
  madeAt: timeSchema,
});
export type ClusterChange = v.InferOutput<typeof clusterChangeSchema>;

/** Newest reports of a cluster shown at once. */
export const MAX_MEMBER_REPORTS = 200;

/** A report of a cluster, for deciding whether it belongs there. */
const memberReportSchema = v.object({
  id: v.string(),
  /** `Report 3`, numbered over the cluster and those merged into it. */
  exhibit: v.string(),
  /** The cluster it is in: the one asked for, or one merged into it. */
  cluster: v.object({ id: v.string(), name: v.string() }),
  createdAt: timeSchema,
  contactMethod: v.picklist(CONTACT_METHODS),
  amount: v.nullable(moneySchema),
  /** Why it joined; null for the report that created its cluster. */
  joinedBy: v.nullable(
    v.object({
      percent: v.nullable(percentSchema),
      sharedIdentifiers: v.array(v.object({ type: v.string(), value: v.string() })),
    }),
  ),
  /** False for the only report of its cluster. */
  canTakeOut: v.boolean(),
});
export type MemberReport = v.InferOutput<typeof memberReportSchema>;

/** Two clusters with a shared hard indicator that no analyst decided to keep apart. */
const mergeProposalSchema = v.object({
  /** The smaller one. */
  cluster: v.object({ id: v.string(), name: v.string() }),
  into: v.object({ id: v.string(), name: v.string() }),
  /** The six-layer score; null with fewer than three layers. */
  percent: v.nullable(percentSchema),
  /** `domain example[.]com`, the rarest first. */
  identifiers: v.array(v.string()),
});
export type MergeProposal = v.InferOutput<typeof mergeProposalSchema>;

/** Merging clusters, taking single reports out, and taking both back. */
export const mergeContract = {
  merge: defineEndpoint({
    method: 'POST',
    path: '/api/clusters/:id/merge',
    summary: 'Merges a cluster into another; nothing is moved, a split takes it back',
    access: 'cluster.merge',
    limit: 'decisions',
    params,
    body: v.object({ intoClusterId: idSchema, reason: reasonSchema }),
    responses: { 200: v.object({ clusterId: idSchema }) },
  }),
  split: defineEndpoint({
    method: 'POST',
    path: '/api/clusters/:id/split',
    summary: 'Takes the merge of a cluster back: it stands on its own again as it was',
    access: 'cluster.merge',
    limit: 'decisions',
    params,
    body: v.object({ reason: reasonSchema }),
    responses: { 200: v.object({ clusterId: idSchema }) },
  }),
  reports: defineEndpoint({
    method: 'GET',
    path: '/api/clusters/:id/reports',
    summary: 'Reports of a cluster and why each came into it',
    access: 'cluster.merge',
    params,
    responses: { 200: v.array(memberReportSchema) },
  }),
  takeOut: defineEndpoint({
    method: 'POST',
    path: '/api/clusters/reports/:reportId/take-out',
    summary: 'Takes a report out of its cluster: it founds one of its own, which can be merged back',
    access: 'cluster.merge',
    limit: 'decisions',
    params: v.object({ reportId: idSchema }),
    body: v.object({ reason: reasonSchema }),
    responses: { 200: v.object({ clusterId: idSchema }) },
  }),
  proposals: defineEndpoint({
    method: 'GET',
    path: '/api/clusters/merge-proposals',
    summary:
      'Clusters that name the same party and could be merged, all or those with one cluster, the most alike first; the next page stands in Link',
    access: 'cluster.merge',
    query: v.object({ clusterId: v.optional(idSchema), ...pageQuery(DEFAULT_PAGE) }),
    responses: { 200: v.array(mergeProposalSchema) },
  }),
  changes: defineEndpoint({
    method: 'GET',
    path: '/api/clusters/:id/changes',
    summary: 'Merges and splits of a cluster, newest first; the next page stands in Link',
    access: 'signed-in',
    params,
    query: v.object(pageQuery(DEFAULT_PAGE)),
    responses: { 200: v.array(clusterChangeSchema) },
  }),
};
