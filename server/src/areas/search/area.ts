import { searchContract } from '@fap/shared/search/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { bindSearchRoutes } from './routes.ts';

/** One search over everything somebody may read. */
export const search = defineArea({
  name: 'search',
  contracts: [searchContract],
  routes: bindSearchRoutes,
});
