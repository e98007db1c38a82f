import { commandContract } from '@fap/shared/dashboard/command-contract.ts';
import { dashboardContract } from '@fap/shared/dashboard/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { dashboardTopicRule, startAnnouncingStats } from './announce-stats.ts';
import { dashboardInline } from './reactions.ts';
import { bindDashboardRoutes } from './routes.ts';
import { countTrackedNodes, simulateTrackedNodes } from './tracked-nodes.ts';

const nodesOf = (isDemo: boolean) => (isDemo ? simulateTrackedNodes : countTrackedNodes);

/** Figures of the whole platform. */
export const dashboard = defineArea<{ isDemo: boolean }>({
  name: 'dashboard',
  contracts: [dashboardContract, commandContract],
  routes: bindDashboardRoutes,
  inline: dashboardInline,
  topics: ({ isDemo }) => [dashboardTopicRule(nodesOf(isDemo))],
  announce: (ctx, sockets, { isDemo }) => startAnnouncingStats(ctx, sockets, nodesOf(isDemo)),
});
