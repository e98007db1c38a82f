import { operationContract } from '@fap/shared/administration/operation-contract.ts';
import { api } from '../../../platform/api-client.ts';
import { pages } from '../../../platform/pages.ts';
import { read } from '../../../platform/read.ts';

/** Queues change while one looks: asked again so often. */
const EVERY_MS = 5_000;

/** The queues with work in them. */
export const queues = read(operationContract.queues, { refetchIntervalMs: EVERY_MS });

/** Room taken and left. */
export const storage = read(operationContract.storage, { isFreshOnVisit: true });

/** Jobs that failed every attempt, newest first. */
export const failedJobs = pages(operationContract.failedJobs, {
  itemsOf: (jobs) => jobs,
  idOf: ({ id }) => id,
});

/** Events whose reactions failed every attempt, newest first. */
export const parkedEvents = pages(operationContract.parkedEvents, {
  itemsOf: (events) => events,
  idOf: ({ id }) => id,
});

/** Queues a failed job again. */
export async function retryJob(id: string): Promise<void> {
  await api(operationContract.retryJob, { params: { id } });
}

/** Lets a parked event be tried again. */
export async function retryEvent(id: string): Promise<void> {
  await api(operationContract.retryEvent, { params: { id } });
}
