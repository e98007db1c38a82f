import { indicatorContract } from '@fap/shared/indicators/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';
import { makeCluster } from '../../../testing/factories.ts';

/** A valid request for each call of this area. */
export const examples = examplesOf(indicatorContract, {
  lookUp: () => ({
    json: { values: ['hxxps://www[.]named.example/pay'] },
    status: 200,
  }),
  decide: async ({ world }) => {
    const { submission } = await makeCluster(world);
    const value = new URL(submission.evidence.split(' ').at(-1) ?? '').hostname;
    const json = { type: 'domain', value, decision: 'confirmed', note: 'Seen in the chat log' };
    return { json, status: 200 };
  },
});
