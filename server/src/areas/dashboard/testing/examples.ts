import { dashboardContract } from '@fap/shared/dashboard/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';

/** A good request for each call of this area. */
export const examples = examplesOf(dashboardContract, {
  desk: () => ({ status: 200 }),
});
