import { exportsContract } from '@fap/shared/exports/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';

/** A good request for each call of this area. */
export const examples = examplesOf(exportsContract, {
  table: () => ({ params: { table: 'clusters' }, query: { format: 'csv' }, status: 200 }),
});
