import { harvestContract } from '@fap/shared/harvest/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';

/** A valid request for each call of this area. */
export const examples = examplesOf(harvestContract, {
  status: () => ({ status: 200 }),
  sources: () => ({ status: 200 }),
  manual: () => ({ json: { targetSources: ['Test source 1'] }, status: 200 }),
  adminSources: () => ({ status: 200 }),
  changeSource: () => ({
    params: { id: 'test-source-2' },
    json: { url: 'https://regulator.example/feed.xml', active: true, tier: 2 },
    status: 200,
  }),
});
