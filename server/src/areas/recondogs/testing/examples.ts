import { recondogsContract } from '@fap/shared/recondogs/contract.ts';
import { findingsContract } from '@fap/shared/recondogs/findings-contract.ts';
import { operationsContract } from '@fap/shared/recondogs/operations-contract.ts';
import { unitRequestsContract } from '@fap/shared/recondogs/requests-contract.ts';
import { eq } from 'drizzle-orm';
import { recondogOperation, recondogRun } from '../../../db/schema/recondogs.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { examplesOf, type Scene } from '../../../testing/examples-of.ts';
import { actAs, makeCluster } from '../../../testing/factories.ts';
import { askForUnits } from '../ask-for-units.ts';
import { addRuns, openOperation } from '../deploy-units.ts';

/** An operation of more units than are deployed: it stays open, although its jobs may be done before it is asked for. */
async function openExample({ world, clusterId }: Scene): Promise<string> {
  return transact(world.ctx, 'platform', async (tx) => {
    await recordAudit(tx, { action: 'test.opened', entityType: 'test', entityId: clusterId });
    const operation = await openOperation(tx, {
      clusterId,
      priority: 'low',
      trigger: 'simulator',
      units: 20,
      requestedBy: null,
    });
    await addRuns(tx, operation, ['apiauditor']);
    return operation.id;
  });
}

/** An operation whose only unit failed, in one transaction, so that no worker is faster. */
async function failedExample({ world, clusterId }: Scene): Promise<string> {
  return transact(world.ctx, 'platform', async (tx) => {
    await recordAudit(tx, { action: 'test.failed', entityType: 'test', entityId: clusterId });
    const operation = await openOperation(tx, {
      clusterId,
      priority: 'low',
      trigger: 'person',
      units: 1,
      requestedBy: null,
    });
    await addRuns(tx, operation, ['apiauditor']);
    const endedAt = world.clock.now();
    await tx.db
      .update(recondogRun)
      .set({ status: 'failed', endedAt })
      .where(eq(recondogRun.operationId, operation.id));
    await tx.db.update(recondogOperation).set({ endedAt }).where(eq(recondogOperation.id, operation.id));
    return operation.id;
  });
}

async function askExample({ world, clusterId, somebodyElse }: Scene): Promise<string> {
  const { request } = await askForUnits(actAs(world, somebodyElse), { clusterId });
  return request.id;
}

const deployments = examplesOf(recondogsContract, {
  status: ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  operations: ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  deploy: ({ clusterId }) => ({ json: { clusterId }, status: 202 }),
  cancel: async (scene) => ({ params: { id: await openExample(scene) }, status: 200 }),
  trigger: ({ clusterId }) => ({
    json: { clusterId, reconDogTargets: ['memoryrebuilder'], priority: 'high' },
    status: 202,
  }),
});

const findings = examplesOf(findingsContract, {
  suggest: ({ clusterId }) => ({ params: { clusterId, layer: '2' }, status: 200 }),
});

const operations = examplesOf(operationsContract, {
  room: () => ({ status: 200 }),
  list: () => ({ query: { state: 'running' }, status: 200 }),
  detail: async (scene) => ({ params: { id: await openExample(scene) }, status: 200 }),
  resume: async (scene) => ({ params: { id: await failedExample(scene) }, status: 200 }),
});

const requests = examplesOf(unitRequestsContract, {
  // A cluster of its own: where a request waits already, the same one is answered with 200.
  ask: async ({ world }) => ({
    json: { clusterId: (await makeCluster(world)).clusterId, units: ['memoryrebuilder'] },
    status: 201,
  }),
  own: () => ({ status: 200 }),
  withdraw: async ({ world, member }) => {
    const { clusterId } = await makeCluster(world);
    const { request } = await askForUnits(actAs(world, member), { clusterId });
    return { params: { id: request.id }, status: 200 };
  },
  queue: () => ({ status: 200 }),
  accept: async (scene) => ({ params: { id: await askExample(scene) }, status: 200 }),
  decline: async (scene) => ({
    params: { id: await askExample(scene) },
    json: { reason: 'Was examined an hour ago' },
    status: 200,
  }),
});

/** A valid request for each call of this area. */
export const examples = { ...deployments, ...findings, ...operations, ...requests };
