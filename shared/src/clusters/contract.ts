import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { timeSchema } from '../kernel/schemas.ts';
import { activeClusterSchema, clusterSummarySchema } from './entities.ts';

export const clustersContract = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/clusters',
    summary: 'All clusters, newest activity first',
    access: 'signed-in',
    responses: { 200: v.array(clusterSummarySchema) },
  }),
  active: defineEndpoint({
    method: 'GET',
    path: '/api/clusters/active',
    summary: 'Clusters with open work: strength, completion and their fourteen pieces',
    access: 'signed-in',
    responses: { 200: v.array(activeClusterSchema) },
  }),
  activity: defineEndpoint({
    method: 'GET',
    path: '/api/clusters/activity',
    summary: 'What happened to clusters lately',
    access: 'signed-in',
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
