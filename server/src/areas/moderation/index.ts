export { listQueue } from './list-queue.ts';
