import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { pageQuery } from '../kernel/page.ts';
import { idSchema, storableText } from '../kernel/schemas.ts';
import {
  clusterFamiliesSchema,
  clusterMutationsSchema,
  FAMILY_FILTERS,
  mutationResultSchema,
} from './family-entities.ts';

/** Branches of a family in an answer, unless another number is asked for: more than that no drawing shows readably. */
const SHOWN_BRANCHES = 100;

export const familiesContract = {
  families: defineEndpoint({
    method: 'GET',
    path: '/api/cluster-families',
    summary:
      'Families of clusters: who descends from whom, what they share and how they changed; of each at most `limit` clusters, and `clusterId` with its ancestors',
    access: 'signed-in',
    query: v.object({
      filter: v.optional(v.picklist(FAMILY_FILTERS), 'all'),
      q: v.optional(storableText(200), ''),
      limit: pageQuery(SHOWN_BRANCHES).limit,
      clusterId: v.optional(storableText(200)),
    }),
    responses: { 200: clusterFamiliesSchema },
  }),
  mutations: defineEndpoint({
    method: 'GET',
    path: '/api/cluster-mutations/:clusterId',
    summary: 'How a cluster changed, from report to report, with the exhibits',
    access: 'signed-in',
    params: v.object({ clusterId: idSchema }),
    responses: { 200: clusterMutationsSchema },
  }),
  analyze: defineEndpoint({
    method: 'POST',
    path: '/api/analysis/cluster-mutation',
    summary:
      "A cluster's mutation analysis: relatives, migrations, likeness and what happened shortly before a change",
    access: 'signed-in',
    limit: 'analyses',
    body: v.object({ clusterId: idSchema }),
    responses: { 200: mutationResultSchema },
  }),
};
