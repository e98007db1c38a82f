import { administrationContract } from '@fap/shared/administration/contract.ts';
import { operationContract } from '@fap/shared/administration/operation-contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import type { DiskSpace } from '../../platform/runtime/disk-space.ts';
import { bindOperationRoutes } from './operation/bind-operation-routes.ts';
import { administrationReactions } from './reactions.ts';
import { bindAdministrationRoutes } from './routes.ts';

/** What admins look after: the audit trail of the whole installation, its queues and its room. */
export const administration = defineArea<{ intake: { disk: DiskSpace } }>({
  name: 'administration',
  contracts: [administrationContract, operationContract],
  routes: (app, { intake }) => {
    bindAdministrationRoutes(app);
    bindOperationRoutes(app, intake.disk);
  },
  reactions: administrationReactions,
});
