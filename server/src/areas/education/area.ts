import { educationContract } from '@fap/shared/education/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { bindEducationRoutes } from './routes.ts';

/** What people can learn about scams. */
export const education = defineArea<{ origin: () => string }>({
  name: 'education',
  contracts: [educationContract],
  routes: bindEducationRoutes,
});
