export { startAnnouncingCounters } from './announce-counters.ts';
export { TOTALS } from './deploy-units.ts';
export { simulateDeployments } from './simulate-deployments.ts';
