import { casesContract } from '@fap/shared/cases/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { bindCaseRoutes } from './routes.ts';

/** Cases: numbered, with evidence, tasks, a sign-off, a custody log and forensic reports. */
export const cases = defineArea({
  name: 'cases',
  contracts: [casesContract],
  routes: bindCaseRoutes,
});
