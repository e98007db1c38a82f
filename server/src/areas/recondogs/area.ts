import { recondogsContract } from '@fap/shared/recondogs/contract.ts';
import { RECONDOGS_TOPIC, recondogFacts } from '@fap/shared/recondogs/events.ts';
import { findingsContract } from '@fap/shared/recondogs/findings-contract.ts';
import { operationsContract } from '@fap/shared/recondogs/operations-contract.ts';
import { unitRequestsContract } from '@fap/shared/recondogs/requests-contract.ts';
import { defineArea, openTopic } from '../../platform/areas/area.ts';
import { startAnnouncingCounters } from './announce-counters.ts';
import { recondogJobs } from './jobs.ts';
import type { RegistryReach } from './look-up-domains.ts';
import { recondogReactions } from './reactions.ts';
import { bindRecondogRoutes } from './routes.ts';
import { simulateDeployments } from './simulate-deployments.ts';

/** Automated investigators. */
export const recondogs = defineArea<{ isDemo: boolean; registries: RegistryReach }>({
  name: 'recondogs',
  contracts: [recondogsContract, findingsContract, operationsContract, unitRequestsContract],
  routes: bindRecondogRoutes,
  topics: () => [openTopic(RECONDOGS_TOPIC)],
  facts: [recondogFacts.operation],
  announce: (ctx, sockets, { isDemo }) =>
    startAnnouncingCounters(ctx, sockets, isDemo ? simulateDeployments : null),
  reactions: recondogReactions,
  jobs: ({ registries }) => recondogJobs(registries),
});
