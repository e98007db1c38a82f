import { familiesContract } from '@fap/shared/families/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';

/** A valid request for each call of this area. */
export const examples = examplesOf(familiesContract, {
  families: () => ({ status: 200 }),
  mutations: ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  analyze: ({ clusterId }) => ({ json: { clusterId }, status: 200 }),
});
