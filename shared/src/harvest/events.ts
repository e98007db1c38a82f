import { defineFact } from '../kernel/topic.ts';
import { harvestProgressSchema, harvestResultSchema } from './entities.ts';

export const HARVEST_TOPIC = 'harvest';

export const harvestFacts = {
  progress: defineFact('harvest:progress', harvestProgressSchema),
  /** A harvest ended, or failed with a reason. */
  completed: defineFact('harvest:completed', harvestResultSchema),
};
