export { moveReport, replaceFeatures, setTraits } from './change-report.ts';
export { loadTestimonies } from './crowd-testimony.ts';
export { foundCluster, VICTIM_REPORT } from './found-cluster.ts';
export { reportCitation, reportNumber } from './number-reports.ts';
export { withdrawReport } from './own/withdraw-report.ts';
export { submitReport } from './submit-report.ts';
