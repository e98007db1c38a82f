import { escalationContract } from '@fap/shared/escalation/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { escalationInline } from './reactions.ts';
import { bindEscalationRoutes } from './routes.ts';

/** Media escalation: press summaries of clusters that are nearly solved, approved by two people. */
export const escalation = defineArea({
  name: 'escalation',
  contracts: [escalationContract],
  routes: bindEscalationRoutes,
  inline: escalationInline,
});
