import { custodyContract } from '@fap/shared/custody/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';

/** The ClusterChain. */
export const custody = defineArea({
  name: 'custody',
  contracts: [custodyContract],
});
