import { strikeContract } from '@fap/shared/strike/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';

/** A valid request for each call of this area. */
export const examples = examplesOf(strikeContract, {
  score: ({ clusterId }) => ({ params: { id: clusterId }, status: 200 }),
  assess: ({ clusterId }) => ({
    params: { id: clusterId },
    json: {
      documentedCents: 120_000,
      largestPaymentCents: 90_000,
      isOngoing: true,
      liveAt: null,
      isRedacted: false,
      isSignedOff: false,
    },
    status: 200,
  }),
});
