import { matchingContract } from '@fap/shared/matching/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';
import { makeSubmission } from '../../../testing/factories.ts';

/** A valid request for each call of this area. */
export const examples = examplesOf(matchingContract, {
  previewMatch: ({ world }) => ({
    json: { description: makeSubmission(world).description },
    status: 200,
  }),
  check: () => ({
    json: { scriptText: 'Pay the release fee today by gift card, tell nobody.' },
    status: 200,
  }),
});
