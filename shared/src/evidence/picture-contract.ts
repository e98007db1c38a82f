import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { idSchema } from '../kernel/schemas.ts';
import { PICTURE_LANGUAGES } from './picture-languages.ts';
import { readingContract } from './reading-contract.ts';

/** What can be done with pictures alone; apart from the readings, which more screens load. */
export const pictureContract = {
  readAgain: defineEndpoint({
    method: 'POST',
    path: '/api/evidence/:id/read-again',
    summary:
      'Recognises the words of one’s own picture in another language; the earlier ones are kept beside it',
    access: 'evidence.upload',
    limit: 'checks',
    params: v.object({ id: idSchema }),
    body: v.object({
      language: v.picklist(PICTURE_LANGUAGES),
      /** As in a correction. */
      seenCorrections: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
    responses: readingContract.reading.responses,
  }),
};
