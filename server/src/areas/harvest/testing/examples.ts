import { harvestContract } from '@fap/shared/harvest/contract.ts';
import { harvestSource } from '../../../db/schema/harvest.ts';
import { examplesOf } from '../../../testing/examples-of.ts';

/** A valid request for each call of this area. */
export const examples = examplesOf(harvestContract, {
  status: () => ({ status: 200 }),
  sources: () => ({ status: 200 }),
  manual: () => ({ json: { targetSources: ['Test source 1'] }, status: 200 }),
  adminSources: () => ({ status: 200 }),
  history: () => ({ params: { id: 'test-source-1' }, status: 200 }),
  addSource: ({ world }) => ({
    json: {
      name: world.name('regulator'),
      url: 'https://regulator.example/list.json',
      format: 'json',
      tier: 2,
    },
    status: 201,
  }),
  removeSource: async ({ world }) => {
    const id = world.name('removable');
    await world.db.insert(harvestSource).values({
      id,
      name: id,
      tier: 3,
      format: 'rss',
      url: 'https://gone.example/feed.xml',
      configuredUrl: 'https://gone.example/feed.xml',
      active: false,
      position: 99,
      createdAt: world.clock.now(),
      origin: 'added',
    });
    return { params: { id }, status: 200 };
  },
  changeSource: () => ({
    params: { id: 'test-source-2' },
    json: { url: 'https://regulator.example/feed.xml', active: true, tier: 2 },
    status: 200,
  }),
});
