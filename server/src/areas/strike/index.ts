export { getScore } from './get-score.ts';
