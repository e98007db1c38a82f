import { clustersContract } from '@fap/shared/clusters/contract.ts';
import { read } from '../../../platform/read.ts';

/** Recent changes of clusters, newest first. */
export const clusterActivity = read(clustersContract.activity, { isFreshOnVisit: true });
