/** Deploys all twenty units to a cluster. */
export { deployAll } from '../data.ts';
