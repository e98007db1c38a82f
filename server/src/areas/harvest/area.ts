import { harvestContract } from '@fap/shared/harvest/contract.ts';
import { HARVEST_TOPIC, harvestFacts } from '@fap/shared/harvest/events.ts';
import { defineArea, openTopic } from '../../platform/areas/area.ts';
import type { OutgoingReach } from '../../platform/fetch/outgoing-reach.ts';
import { harvestJobs } from './jobs.ts';
import { harvestReactions } from './reactions.ts';
import { bindHarvestRoutes } from './routes.ts';

/** Warnings that others published. */
export const harvest = defineArea<{ reach: OutgoingReach }>({
  name: 'harvest',
  contracts: [harvestContract],
  routes: (app, { reach }) => bindHarvestRoutes(app, reach),
  topics: () => [openTopic(HARVEST_TOPIC)],
  facts: [harvestFacts.completed],
  reactions: harvestReactions,
  jobs: ({ reach }) => harvestJobs(reach),
});
