export { TOTALS } from './deploy-units.ts';
