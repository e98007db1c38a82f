import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { idSchema, percentSchema, storableText, timeSchema } from '../kernel/schemas.ts';

const REASON = 'Please say why in at least 5 characters';
const reasonSchema = v.pipe(v.string(REASON), v.trim(), v.minLength(5, REASON), storableText(1_000));
const params = v.object({ id: idSchema });

/** A merge or a split as it was made. */
export const clusterChangeSchema = v.object({
  id: v.string(),
  kind: v.picklist(['merge', 'split']),
  /** The cluster that was merged, or is on its own again. */
  cluster: v.object({ id: v.string(), name: v.string() }),
  /** The cluster it was merged into, or was split from. */
  other: v.object({ id: v.string(), name: v.string() }),
  reason: v.string(),
  /** The six-layer score (0–100) of the two at that time; null: not enough data. */
  percent: v.nullable(percentSchema),
  madeAt: timeSchema,
});
export type ClusterChange = v.InferOutput<typeof clusterChangeSchema>;

/** Merging clusters and taking it back. */
export const mergeContract = {
  merge: defineEndpoint({
    method: 'POST',
    path: '/api/clusters/:id/merge',
    summary: 'Merges a cluster into another; nothing is moved, a split takes it back',
    access: 'cluster.merge',
    params,
    body: v.object({ intoClusterId: idSchema, reason: reasonSchema }),
    responses: { 200: v.object({ clusterId: idSchema }) },
  }),
  split: defineEndpoint({
    method: 'POST',
    path: '/api/clusters/:id/split',
    summary: 'Takes the merge of a cluster back: it stands on its own again as it was',
    access: 'cluster.merge',
    params,
    body: v.object({ reason: reasonSchema }),
    responses: { 200: v.object({ clusterId: idSchema }) },
  }),
  changes: defineEndpoint({
    method: 'GET',
    path: '/api/clusters/:id/changes',
    summary: 'Merges and splits of a cluster, newest first',
    access: 'signed-in',
    params,
    responses: { 200: v.array(clusterChangeSchema) },
  }),
};
