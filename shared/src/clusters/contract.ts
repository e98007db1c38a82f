import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { SCAM_TYPES } from '../catalogue/scam-types.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { MAX_PAGE, pageQuery } from '../kernel/page.ts';
import { timeSchema } from '../kernel/schemas.ts';
import { CLUSTER_STATUSES, STRENGTH_BANDS, type StrengthBand, VERIFIERS } from './constants.ts';
import { activeClusterSchema, clusterCountsSchema, clusterSummarySchema } from './entities.ts';

const BANDS = Object.keys(STRENGTH_BANDS) as StrengthBand[];

/** Filters of the list of clusters, all optional. */
const clusterFilter = {
  /** Words that must all occur in the name, id, type or description. */
  q: v.optional(v.pipe(v.string(), v.maxLength(200, t`Please use at most 200 characters`))),
  scamType: v.optional(v.picklist(SCAM_TYPES, t`Unknown scam type`)),
  status: v.optional(v.picklist(CLUSTER_STATUSES, t`Status is ${CLUSTER_STATUSES.join(', ')}`)),
  strength: v.optional(v.picklist(BANDS, t`Strength is ${BANDS.join(', ')}`)),
  verified: v.optional(v.picklist(VERIFIERS, t`Verified is ${VERIFIERS.join(', ')}`)),
};
const filterSchema = v.object(clusterFilter);
export type ClusterFilter = v.InferOutput<typeof filterSchema>;

const query = v.object({ ...clusterFilter, ...pageQuery(MAX_PAGE) });

/** Order of the clusters with open work; `urgency` has a first page only. */
const CLUSTER_ORDERS = ['activity', 'urgency'] as const;
const activeQuery = v.object({
  ...query.entries,
  order: v.optional(v.picklist(CLUSTER_ORDERS, t`Order is ${CLUSTER_ORDERS.join(' or ')}`), 'activity'),
});

export const clustersContract = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/clusters',
    summary: 'Clusters, newest activity first; the next page stands in Link, how many fit in X-Total-Count',
    access: 'signed-in',
    query,
    responses: { 200: v.array(clusterSummarySchema) },
  }),
  active: defineEndpoint({
    method: 'GET',
    path: '/api/clusters/active',
    summary:
      'Clusters with open work: strength, completion and their fourteen pieces; pages as those of all clusters, or the most urgent ones first',
    access: 'signed-in',
    query: activeQuery,
    responses: { 200: v.array(activeClusterSchema) },
  }),
  counts: defineEndpoint({
    method: 'GET',
    path: '/api/clusters/counts',
    summary: 'How many clusters there are, and figures of those that fit',
    access: 'signed-in',
    query: filterSchema,
    responses: { 200: clusterCountsSchema },
  }),
  activity: defineEndpoint({
    method: 'GET',
    path: '/api/clusters/activity',
    summary: 'What happened to clusters, newest first; the next page stands in Link',
    access: 'signed-in',
    query: v.object(pageQuery(MAX_PAGE)),
    responses: {
      200: v.array(
        v.object({
          clusterId: v.string(),
          clusterName: v.string(),
          action: v.string(),
          actor: v.nullable(v.string()),
          at: timeSchema,
        }),
      ),
    },
  }),
};
