import { clustersContract } from '@fap/shared/clusters/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';

/** A valid request for each call of this area. */
export const examples = examplesOf(clustersContract, {
  list: () => ({ status: 200 }),
  active: () => ({ status: 200 }),
  counts: () => ({ status: 200 }),
  activity: () => ({ status: 200 }),
});
