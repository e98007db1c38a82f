import { clustersContract } from '@fap/shared/clusters/contract.ts';
import { resource } from '../../../platform/resource.ts';

/** How many clusters there are, and figures of those that fit. */
export const clusterCounts = resource(clustersContract.counts);
