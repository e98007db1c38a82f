import { mergeContract } from '@fap/shared/merges/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { bindMergeRoutes } from './routes.ts';

/** Merges and splits of clusters, decided by people. */
export const merges = defineArea({
  name: 'merges',
  contracts: [mergeContract],
  routes: bindMergeRoutes,
});
