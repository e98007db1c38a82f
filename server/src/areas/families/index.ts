export { enqueueRelativesSearch } from './jobs.ts';
export { listFamilies } from './queries.ts';
