import { clustersContract } from '@fap/shared/clusters/contract.ts';
import { read } from '../../../platform/read.ts';

/** The number of clusters, and figures of those that match the query. */
export const clusterCounts = read(clustersContract.counts, { isFreshOnVisit: true });
