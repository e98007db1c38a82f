import { playbookContract } from '@fap/shared/playbook/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { bindPlaybookRoutes } from './routes.ts';

/** What scammers say, and how they answer. */
export const playbook = defineArea({
  name: 'playbook',
  contracts: [playbookContract],
  routes: bindPlaybookRoutes,
});
