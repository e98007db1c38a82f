import { helpContract } from '@fap/shared/help/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { bindHelpRoutes, type HelpPorts } from './routes.ts';

/** What somebody without an account may ask: is this known to us? */
export const help = defineArea<HelpPorts>({
  name: 'help',
  contracts: [helpContract],
  routes: bindHelpRoutes,
});
