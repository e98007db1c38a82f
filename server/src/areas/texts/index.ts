export type { CrowdScope, QuotableReport, Written } from './crowd-tasks.ts';
export { extractFeaturesAway, readAway } from './read-away.ts';
