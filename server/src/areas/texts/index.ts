export { type CrowdScope, type QuotableReport, type Written } from './crowd-tasks.ts';
export { fingerprintAway, readAway } from './read-away.ts';
