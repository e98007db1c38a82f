import { clustersContract } from '@fap/shared/clusters/contract.ts';
import { read } from '../../../platform/read.ts';

/** How many clusters there are, and figures of those that fit. */
export const clusterCounts = read(clustersContract.counts);
