import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { idSchema, percentSchema, storableText, timeSchema } from '../kernel/schemas.ts';
import { activeClusterSchema, clusterSummarySchema } from './entities.ts';
import { submissionSchema } from './submission.ts';

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
  previewMatch: defineEndpoint({
    method: 'POST',
    path: '/api/clusters/preview-match',
    summary: 'Which cluster a report would join as it is written now; nothing is kept',
    access: 'report.submit',
    limit: 'previews',
    body: v.object({
      description: storableText(20_000),
      evidence: v.optional(storableText(20_000), ''),
      scamPersonas: v.optional(storableText(5_000), ''),
    }),
    responses: {
      200: v.object({
        match: v.nullable(v.object({ clusterId: idSchema, name: v.string(), percent: percentSchema })),
      }),
    },
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/api/clusters',
    summary: "A victim's report: joins the cluster it matches by a shared identifier, else founds one",
    access: 'report.submit',
    limit: 'reports',
    body: submissionSchema,
    responses: {
      201: v.object({
        clusterId: idSchema,
        clusterName: v.string(),
        joined: v.boolean(),
        similarity: v.optional(percentSchema),
        matchedElements: v.array(v.string()),
        clusterChainId: v.string(),
        xpAwarded: v.number(),
      }),
    },
  }),
};
