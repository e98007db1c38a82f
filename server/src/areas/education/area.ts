import { proposalsContract } from '@fap/shared/education/content/proposals-contract.ts';
import { educationContract } from '@fap/shared/education/contract.ts';
import { lessonsContract } from '@fap/shared/education/lessons-contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import type { SampleCount } from './flows/sample-counts.ts';
import { bindEducationRoutes } from './routes.ts';
import { proposalsTopicRule } from './topics.ts';

/** What people can learn about scams. */
export const education = defineArea<{ flowSamples: readonly SampleCount[]; origin: () => string }>({
  name: 'education',
  contracts: [educationContract, lessonsContract, proposalsContract],
  routes: bindEducationRoutes,
  topics: () => [proposalsTopicRule],
});
