import { catalogueContract } from '@fap/shared/catalogue/contract.ts';
import type { Priority } from '@fap/shared/clusters/constants.ts';
import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { recondogsContract } from '@fap/shared/recondogs/contract.ts';
import { operationsContract } from '@fap/shared/recondogs/operations-contract.ts';
import type { UnitRequest } from '@fap/shared/recondogs/requests.ts';
import { unitRequestsContract } from '@fap/shared/recondogs/requests-contract.ts';
import { api } from '../../platform/api-client.ts';
import { pages } from '../../platform/pages.ts';
import { read } from '../../platform/read.ts';

/** Echo nodes beat every five seconds without sending facts, so the status is polled as often. */
const STATUS_REFETCH_MS = 5_000;

export type DogStatus = EndpointResponse<typeof recondogsContract.status>;

/** The units, operations and echo nodes of a cluster. */
export const dogStatus = read(recondogsContract.status, {
  refetchIntervalMs: STATUS_REFETCH_MS,
  isFreshOnVisit: true,
});

/** All operations of a cluster, newest first; its status has only the newest. */
export const operationPages = pages(recondogsContract.operations, {
  itemsOf: (operations) => operations,
  idOf: ({ operationId }) => operationId,
  // Small pages, because each operation comes with its runs and findings.
  sizes: { first: 20, further: 20 },
});

const refreshStatus = (clusterId: string) => void dogStatus.refresh({ params: { clusterId } });

/** Deploys all twenty units to a cluster. */
export async function deployAll(clusterId: string): Promise<void> {
  await api(recondogsContract.deploy, { body: { clusterId } });
  refreshStatus(clusterId);
}

export interface TriggerInput {
  clusterId: string;
  /** Unit keys. */
  reconDogTargets: string[];
  priority: Priority;
}

/** Deploys selected units to a cluster. */
export async function triggerUnits(input: TriggerInput): Promise<void> {
  await api(recondogsContract.trigger, { body: input });
  refreshStatus(input.clusterId);
}

/** Cancels the units of an operation that are not done. */
export async function cancelOperation(operationId: string): Promise<void> {
  const { clusterId } = await api(recondogsContract.cancel, { params: { id: operationId } });
  refreshStatus(clusterId);
  void operationDetail.refresh({ params: { id: operationId } });
}

/** The command room. */
export const commandRoom = read(operationsContract.room, { isFreshOnVisit: true });

/** The families of scams, each with the units whose work helps most. */
export const scamFamilies = read(catalogueContract.list, { isFreshOnVisit: true });

/** Operations over all clusters, newest first. */
export const allOperations = pages(operationsContract.list, {
  itemsOf: (operations) => operations,
  idOf: ({ operationId }) => operationId,
});

/** The newest operations under way, for a short list. */
export const runningOperations = read(operationsContract.list, { isFreshOnVisit: true });
export const NEWEST_RUNNING = { query: { state: 'running', limit: '6' } } as const;

/** An operation with its runs and steps. */
export const operationDetail = read(operationsContract.detail, { isFreshOnVisit: true });

/** Sends the cancelled and failed units of an operation again. */
export async function resumeOperation(operationId: string): Promise<void> {
  await api(operationsContract.resume, { params: { id: operationId } });
  void operationDetail.refresh({ params: { id: operationId } });
}

/** Your requests for units. */
export const ownRequests = pages(unitRequestsContract.own, {
  itemsOf: (requests) => requests,
  idOf: ({ requestId }) => requestId,
});

/** Requests that wait for an admin. */
export const queuedRequests = pages(unitRequestsContract.queue, {
  itemsOf: (requests) => requests,
  idOf: ({ requestId }) => requestId,
});

/** Asks for units on a cluster. */
export async function askForUnits(clusterId: string, units: readonly string[]): Promise<UnitRequest> {
  const request = await api(unitRequestsContract.ask, { body: { clusterId, units: [...units] } });
  void ownRequests.refresh({ query: {} });
  return request;
}

/** Withdraws an own request. */
export async function withdrawRequest(requestId: string): Promise<void> {
  await api(unitRequestsContract.withdraw, { params: { id: requestId } });
  await ownRequests.refresh({ query: {} });
}

/** Sends the units that somebody asked for. */
export async function acceptRequest(requestId: string): Promise<void> {
  await api(unitRequestsContract.accept, { params: { id: requestId } });
  await queuedRequests.refresh({ query: {} });
}

/** Declines a request for a reason that its author reads. */
export async function declineRequest(requestId: string, reason: string): Promise<void> {
  await api(unitRequestsContract.decline, { params: { id: requestId }, body: { reason } });
  await queuedRequests.refresh({ query: {} });
}
