/** One's own reports with their clusters, newest first. */
export { ownReports as ownReportPages } from '../own/data.ts';
