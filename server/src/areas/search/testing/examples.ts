import { searchContract } from '@fap/shared/search/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';

/** A good request for each call of this area. */
export const examples = examplesOf(searchContract, {
  search: () => ({ query: { q: 'crypto recovery' }, status: 200 }),
});
