import { helpContract } from '@fap/shared/help/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';

/** A good request for each call of this area. */
export const examples = examplesOf(helpContract, {
  check: () => ({ json: { value: '+44 20 7946 0958' }, status: 200 }),
});
