import { catalogueContract } from '@fap/shared/catalogue/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';
import { actAs } from '../../../testing/factories.ts';
import { acceptTaxonomy } from '../taxonomy/acceptance.ts';

/** A valid request for each call of this area. */
export const examples = examplesOf(catalogueContract, {
  list: () => ({ status: 200 }),
  read: () => ({ params: { clusterId: 'CLUSTER-010-TEC' }, status: 200 }),
  taxonomyAcceptance: () => ({ status: 200 }),
  acceptTaxonomy: () => ({ status: 200 }),
  taxonomy: async ({ world, member }) => {
    await acceptTaxonomy(actAs(world, member));
    return { status: 200 };
  },
});
