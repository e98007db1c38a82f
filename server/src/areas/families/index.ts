export { getFamilies } from './get-families.ts';
export { queueRelate } from './jobs.ts';
