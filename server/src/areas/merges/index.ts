export { listProposals } from './list-proposals.ts';
