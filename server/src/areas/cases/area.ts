import { casesContract } from '@fap/shared/cases/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';

/** Cases for law enforcement. */
export const cases = defineArea({
  name: 'cases',
  contracts: [casesContract],
});
