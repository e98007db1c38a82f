import { catalogueContract } from '@fap/shared/catalogue/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';

/** A valid request for each call of this area. */
export const examples = examplesOf(catalogueContract, {
  list: () => ({ status: 200 }),
  read: () => ({ params: { clusterId: 'CLUSTER-010-TEC' }, status: 200 }),
});
