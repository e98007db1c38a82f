import { partnersContract } from '@fap/shared/partners/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { partnerJobs } from './jobs.ts';
import { partnerReactions } from './reactions.ts';
import { bindPartnerRoutes, type PartnerPorts } from './routes.ts';
import { bindTaxii } from './taxii/bind-taxii.ts';

/** Who is given what: partners, TAXII, and comparisons that tell nothing else. */
export const partners = defineArea<PartnerPorts>({
  name: 'partners',
  contracts: [partnersContract],
  routes: (app, ports) => {
    bindPartnerRoutes(app, ports);
    bindTaxii(app, ports.origin);
  },
  reactions: partnerReactions,
  jobs: () => partnerJobs,
});
