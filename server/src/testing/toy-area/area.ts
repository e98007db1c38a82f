import { defineArea, openTopic } from '../../platform/areas/area.ts';
import { TOYS_TOPIC, toysContract } from './contract.ts';
import { paintJob } from './paint-job.ts';
import { toyReactions } from './reactions.ts';
import { bindToyRoutes } from './routes.ts';

/** The smallest possible area, with one thing of each kind: tests show that its manifest is all the process needs. */
export const toys = defineArea({
  name: 'toys',
  contracts: [toysContract],
  routes: bindToyRoutes,
  topics: () => [openTopic(TOYS_TOPIC)],
  reactions: toyReactions,
  jobs: () => [paintJob],
});
