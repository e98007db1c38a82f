import { administrationContract } from '@fap/shared/administration/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { bindAdministrationRoutes } from './routes.ts';

/** What admins look after: the audit trail of the whole installation. */
export const administration = defineArea({
  name: 'administration',
  contracts: [administrationContract],
  routes: bindAdministrationRoutes,
});
