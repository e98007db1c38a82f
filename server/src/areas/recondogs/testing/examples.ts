import { recondogsContract } from '@fap/shared/recondogs/contract.ts';
import { findingsContract } from '@fap/shared/recondogs/findings-contract.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { examplesOf } from '../../../testing/examples-of.ts';
import { openOperation } from '../deploy-units.ts';

/** A valid request for each call of this area. */
export const examples = examplesOf(
  { ...recondogsContract, ...findingsContract },
  {
    status: ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
    suggest: ({ clusterId }) => ({ params: { clusterId, layer: '2' }, status: 200 }),
    operations: ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
    deploy: ({ clusterId }) => ({ json: { clusterId }, status: 202 }),
    cancel: async ({ world, clusterId }) => {
      // Its jobs may be done before it is cancelled: an operation of more units than are deployed stays open.
      const operation = await transact(world.ctx, 'platform', async (tx) => {
        await recordAudit(tx, { action: 'test.opened', entityType: 'test', entityId: clusterId });
        return openOperation(tx, { clusterId, priority: 'low', trigger: 'simulator', units: 20 });
      });
      return { params: { id: operation.id }, status: 200 };
    },
    trigger: ({ clusterId }) => ({
      json: { clusterId, reconDogTargets: ['memoryrebuilder'], priority: 'high' },
      status: 202,
    }),
  },
);
