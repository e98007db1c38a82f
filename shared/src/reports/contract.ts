import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { idSchema, percentSchema } from '../kernel/schemas.ts';
import { submissionSchema } from './submission.ts';

export const reportsContract = {
  create: defineEndpoint({
    method: 'POST',
    path: '/api/clusters',
    summary: "A victim's report: joins the cluster it matches by a shared identifier, else founds one",
    access: 'report.submit',
    limit: 'reports',
    body: submissionSchema,
    responses: {
      201: v.object({
        reportId: idSchema,
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
