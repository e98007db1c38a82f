import { indicatorContract } from '@fap/shared/indicators/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { bindIndicatorRoutes } from './routes.ts';

/** The index of indicators that texts name. */
export const indicators = defineArea({
  name: 'indicators',
  contracts: [indicatorContract],
  routes: bindIndicatorRoutes,
});
