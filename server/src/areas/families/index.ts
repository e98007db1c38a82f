export { getFamilies } from './get-families.ts';
export { enqueueRelativesSearch } from './jobs.ts';
