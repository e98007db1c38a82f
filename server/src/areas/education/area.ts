import { educationContract } from '@fap/shared/education/contract.ts';
import { lessonsContract } from '@fap/shared/education/lessons-contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { bindEducationRoutes } from './routes.ts';

/** What people can learn about scams. */
export const education = defineArea({
  name: 'education',
  contracts: [educationContract, lessonsContract],
  routes: bindEducationRoutes,
});
