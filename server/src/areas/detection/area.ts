import { detectionContract } from '@fap/shared/detection/contract.ts';
import { DETECTION_TOPIC, detectionFacts } from '@fap/shared/detection/events.ts';
import { defineArea, openTopic } from '../../platform/areas/area.ts';
import { detectionJobs } from './jobs.ts';
import { detectionReactions } from './reactions.ts';
import { bindDetectionRoutes } from './routes.ts';

/** Scans that assign new findings to clusters. */
export const detection = defineArea({
  name: 'detection',
  contracts: [detectionContract],
  routes: bindDetectionRoutes,
  topics: () => [openTopic(DETECTION_TOPIC)],
  facts: [detectionFacts.completed],
  reactions: detectionReactions,
  jobs: () => detectionJobs,
});
