import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { backTestSchema } from './back-test.ts';
import { flagFromSchema, thresholdSchema } from './shield-contract.ts';

/** Trying the rules on the past; nothing is kept and nobody is told. */
export const backTestContract = {
  whatIf: defineEndpoint({
    method: 'POST',
    path: '/api/elder/what-if',
    summary:
      'What the rules would have said of one’s own last twelve months, as chosen and with other choices',
    access: 'signed-in',
    limit: 'previews',
    body: v.object({ transactionThreshold: thresholdSchema, flagFrom: flagFromSchema }),
    responses: { 200: v.object({ chosen: backTestSchema, tried: backTestSchema }) },
  }),
  replay: defineEndpoint({
    method: 'POST',
    path: '/api/elder/replay',
    summary:
      'What the rules would say of a statement (field `file`) by one’s own choices; a CSV column `isFraud` is compared with',
    access: 'signed-in',
    limit: 'imports',
    bodyKind: 'multipart',
    fileFields: ['file'],
    responses: { 200: backTestSchema },
  }),
};
