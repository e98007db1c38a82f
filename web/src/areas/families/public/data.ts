import { familiesContract } from '@fap/shared/families/contract.ts';
import type { MutationResult } from '@fap/shared/families/family-entities.ts';
import { api } from '../../../platform/api-client.ts';
import { read } from '../../../platform/read.ts';

/** Families of clusters, filtered by the server. */
export const clusterFamilies = read(familiesContract.families);

/** How a cluster changed, from report to report. */
export const clusterMutations = read(familiesContract.mutations, { isFreshOnVisit: true });

/** Analyses how a cluster changed over its reports. */
export function analyzeMutation(clusterId: string): Promise<MutationResult> {
  return api(familiesContract.analyze, { body: { clusterId } });
}
