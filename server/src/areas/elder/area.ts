import { elderContract } from '@fap/shared/elder/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { elderTopicRule } from './topics.ts';

/** Payments of people somebody looks after. */
export const elder = defineArea({
  name: 'elder',
  contracts: [elderContract],
  topics: () => [elderTopicRule],
});
