export type { SampleCount } from './flows/sample-counts.ts';
export { listProposalQueue } from './proposals/list-proposals.ts';
