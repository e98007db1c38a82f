import { administrationContract } from '@fap/shared/administration/contract.ts';
import { operationContract } from '@fap/shared/administration/operation-contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';
import { makeFailedJob, makeParkedEvent } from './make-failed-work.ts';

/** A good request for each call of this area. */
export const examples = {
  ...examplesOf(administrationContract, {
    audit: () => ({ status: 200 }),
  }),
  ...examplesOf(operationContract, {
    queues: () => ({ status: 200 }),
    failedJobs: () => ({ status: 200 }),
    retryJob: async ({ world }) => ({
      params: { id: await makeFailedJob(world.name('test.queue')) },
      status: 200,
    }),
    parkedEvents: () => ({ status: 200 }),
    retryEvent: async ({ world }) => ({ params: { id: await makeParkedEvent(world) }, status: 200 }),
    storage: () => ({ status: 200 }),
  }),
};
