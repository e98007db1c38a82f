import { analystReportsContract } from '@fap/shared/reports/analyst-contract.ts';
import { reportsContract } from '@fap/shared/reports/contract.ts';
import { ownReportsContract } from '@fap/shared/reports/own-contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { reportJobs } from './jobs.ts';
import { reportTopicRule } from './own/topics.ts';
import { reportInlineReactions, reportReactions } from './reactions.ts';
import { bindReportRoutes } from './routes.ts';

/** The intake of victims' reports, and what each reporter reads and decides about their own. */
export const reports = defineArea({
  name: 'reports',
  contracts: [reportsContract, ownReportsContract, analystReportsContract],
  routes: bindReportRoutes,
  topics: () => [reportTopicRule],
  inline: reportInlineReactions,
  reactions: reportReactions,
  jobs: () => reportJobs,
});
