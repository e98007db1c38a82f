import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { idSchema } from '../kernel/schemas.ts';
import { keptAnalysisSchema } from './ai-contract.ts';
import { readingSchema } from './reading-contract.ts';

const byId = { params: v.object({ id: idSchema }) };

/** Judging again what an earlier version judged; the earlier verdict is kept. Apart from the other calls, because few screens need them. */
export const judgingContract = {
  text: defineEndpoint({
    method: 'POST',
    path: '/api/ai/analyses/:id/again',
    summary:
      "Judges a text of one's own again by the current version, as a new analysis; the earlier one stays",
    access: 'signed-in',
    limit: 'checks',
    ...byId,
    responses: { 200: keptAnalysisSchema },
  }),
  exhibit: defineEndpoint({
    method: 'POST',
    path: '/api/evidence/:id/judge-again',
    summary:
      "Judges the words of one's own exhibit again by the current version; the earlier verdict stays in the audit trail",
    access: 'evidence.upload',
    limit: 'checks',
    ...byId,
    responses: { 200: readingSchema },
  }),
};
