import { casesContract } from '@fap/shared/cases/contract.ts';
import { caseNotesContract } from '@fap/shared/cases/notes-contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import type { HistoryPorts } from '../puzzle/index.ts';
import { caseJobs } from './jobs.ts';
import { bindNotesRoutes } from './notes-routes.ts';
import { bindCaseRoutes } from './routes.ts';
import { caseTopicRule } from './topics.ts';

/** Cases: numbered, with evidence, tasks, notes, a sign-off, a custody log and forensic reports. */
export const cases = defineArea<{ history: HistoryPorts }>({
  name: 'cases',
  contracts: [casesContract, caseNotesContract],
  routes: (app, { history }) => {
    bindCaseRoutes(app);
    bindNotesRoutes(app, history);
  },
  topics: () => [caseTopicRule],
  jobs: () => caseJobs,
});
