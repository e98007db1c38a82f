import { matchingContract } from '@fap/shared/matching/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { bindMatchingRoutes } from './routes.ts';

/** Finds the cluster something belongs to. */
export const matching = defineArea({
  name: 'matching',
  contracts: [matchingContract],
  routes: bindMatchingRoutes,
});
