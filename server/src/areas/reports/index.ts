export { moveReport, replaceFingerprint, setTraits } from './change-report.ts';
export { loadTestimonies } from './crowd-testimony.ts';
export { VICTIM_REPORT, foundCluster } from './found-cluster.ts';
export { reportExhibit, reportNumber } from './number-reports.ts';
export { submitReport } from './submit-report.ts';
