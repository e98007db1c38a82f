import type { Priority } from '@fap/shared/clusters/constants.ts';
import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { recondogsContract } from '@fap/shared/recondogs/contract.ts';
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
}
