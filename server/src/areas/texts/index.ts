export type { CrowdScope, QuotableReport, Written } from './crowd-tasks.ts';
export { fingerprintAway, readAway } from './read-away.ts';
