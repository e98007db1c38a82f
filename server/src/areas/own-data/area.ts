import { ownDataContract } from '@fap/shared/own-data/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import type { HistoryPorts } from '../puzzle/index.ts';
import { ownDataJobs } from './jobs.ts';
import { ownDataReactions } from './reactions.ts';
import { bindOwnDataRoutes, type OwnDataPorts } from './routes.ts';

/** What the platform holds about a person: taken along as an archive, or erased. */
export const ownData = defineArea<OwnDataPorts & { history: HistoryPorts }>({
  name: 'own-data',
  contracts: [ownDataContract],
  routes: bindOwnDataRoutes,
  reactions: ownDataReactions,
  jobs: ({ intake, history }) => ownDataJobs({ store: intake.store, documents: history.documents }),
});
