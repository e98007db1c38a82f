import { reportsContract } from '@fap/shared/reports/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { reportJobs } from './jobs.ts';
import { bindReportRoutes } from './routes.ts';

/** The intake of victims' reports. */
export const reports = defineArea({
  name: 'reports',
  contracts: [reportsContract],
  routes: bindReportRoutes,
  jobs: () => reportJobs,
});
