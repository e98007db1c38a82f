import { clusterDnaContract } from '@fap/shared/dna/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { dnaJobs } from './jobs.ts';
import { dnaInlineReactions, dnaReactions } from './reactions.ts';
import { bindDnaRoutes } from './routes.ts';

/** Six layers of a cluster, and its strength. */
export const dna = defineArea({
  name: 'dna',
  contracts: [clusterDnaContract],
  routes: bindDnaRoutes,
  inline: dnaInlineReactions,
  reactions: dnaReactions,
  jobs: () => dnaJobs,
});
