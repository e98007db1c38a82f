import { catalogueContract } from '@fap/shared/catalogue/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { bindCatalogueRoutes } from './routes.ts';

/** Kinds of scams: reference content, and what was counted of each. */
export const catalogue = defineArea({
  name: 'catalogue',
  contracts: [catalogueContract],
  routes: bindCatalogueRoutes,
});
