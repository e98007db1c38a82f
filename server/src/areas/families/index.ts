export { queueRelate } from './jobs.ts';
export { listFamilies } from './queries.ts';
