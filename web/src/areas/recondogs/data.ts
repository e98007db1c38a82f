import type { Priority } from '@fap/shared/clusters/constants.ts';
import { dossierContract } from '@fap/shared/dossier/contract.ts';
import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { recondogsContract } from '@fap/shared/recondogs/contract.ts';
import { api, apiPlanned } from '../../platform/api-client.ts';
import { pages } from '../../platform/pages.ts';
import { read } from '../../platform/read.ts';

/** Echo nodes beat every five seconds and say nothing on the topic, so the status is read as often. */
const STATUS_REFETCH_MS = 5_000;

export type DogStatus = EndpointResponse<typeof recondogsContract.status>;

/** The units, operations and echo nodes as they stand for a cluster. */
export const dogStatus = read(recondogsContract.status, {
  refetchIntervalMs: STATUS_REFETCH_MS,
  isFreshOnVisit: true,
});

/** All operations of a cluster, newest first: its status tells the newest few. */
export const operationPages = pages(recondogsContract.operations, {
  itemsOf: (operations) => operations,
  idOf: ({ operationId }) => operationId,
  // Each comes with its runs and what they found.
  sizes: { first: 20, further: 20 },
});

const readAgain = (clusterId: string) => void dogStatus.refresh({ params: { clusterId } });

/** Deploys all twenty units to a cluster. */
export async function deployAll(clusterId: string): Promise<void> {
  await api(recondogsContract.deploy, { body: { clusterId } });
  readAgain(clusterId);
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
  readAgain(input.clusterId);
}

/** Cancels the units of an operation that are not done. */
export async function cancelOperation(operationId: string): Promise<void> {
  const { clusterId } = await api(recondogsContract.cancel, { params: { id: operationId } });
  readAgain(clusterId);
}

/** What the specification promises of a dossier. */
export interface Dossier {
  executiveSummary?: { strikeScore?: number | null };
}

/** Has a cluster's dossier for law enforcement made. */
export function generateDossier(clusterId: string): Promise<Dossier> {
  return apiPlanned<Dossier>(dossierContract.dossier, { params: { clusterId } });
}
