import { clustersContract } from '@fap/shared/clusters/contract.ts';
import { CHAIN_TOPIC, CLUSTERS_TOPIC } from '@fap/shared/clusters/events.ts';
import { verificationsContract } from '@fap/shared/clusters/verifications.ts';
import { defineArea, openTopic } from '../../platform/areas/area.ts';
import { clusterJobs } from './jobs.ts';
import { bindClusterRoutes } from './routes.ts';

/** The cluster: its name, its members, what happened to it. */
export const clusters = defineArea({
  name: 'clusters',
  contracts: [clustersContract, verificationsContract],
  routes: bindClusterRoutes,
  topics: () => [openTopic(CHAIN_TOPIC), openTopic(CLUSTERS_TOPIC)],
  jobs: () => clusterJobs,
});
