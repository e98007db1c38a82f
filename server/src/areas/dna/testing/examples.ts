import { clusterDnaContract } from '@fap/shared/dna/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';

/** A valid request for each call of this area. */
export const examples = examplesOf(clusterDnaContract, {
  dna: ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  detail: ({ clusterId }) => ({ params: { id: clusterId }, status: 200 }),
});
