export { dashboardTopicRule, startAnnouncingStats } from './announce-stats.ts';
export { countTrackedNodes, simulateTrackedNodes } from './tracked-nodes.ts';
