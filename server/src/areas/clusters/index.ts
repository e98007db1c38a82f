export { announceActivity } from './announce-activity.ts';
export { findCluster, getCluster } from './queries.ts';
export { submitReport } from './submit-report.ts';
