import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { idSchema } from '../kernel/schemas.ts';
import { playbookSchema } from './playbook-result.ts';

export const playbookContract = {
  detonate: defineEndpoint({
    method: 'POST',
    path: '/api/analysis/detonate-playbook',
    summary:
      "Takes the words of a cluster's reports apart: how they open, answer doubts, press, put off and end",
    access: 'playbook.detonate',
    limit: 'analyses',
    body: v.object({ clusterId: idSchema }),
    responses: { 200: playbookSchema },
  }),
};
