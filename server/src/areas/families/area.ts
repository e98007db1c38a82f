import { familiesContract } from '@fap/shared/families/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { familyJobs } from './jobs.ts';
import { familyInlineReactions, familyReactions } from './reactions.ts';
import { bindFamilyRoutes } from './routes.ts';

/** Related clusters, and how they changed. */
export const families = defineArea({
  name: 'families',
  contracts: [familiesContract],
  routes: bindFamilyRoutes,
  inline: familyInlineReactions,
  reactions: familyReactions,
  jobs: () => familyJobs,
});
