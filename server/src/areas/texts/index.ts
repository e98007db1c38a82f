export type { CrowdScope, QuotableReport, Written } from './crowd-tasks.ts';
export { extractFeaturesInWorker, runTextTask } from './run-text-task.ts';
