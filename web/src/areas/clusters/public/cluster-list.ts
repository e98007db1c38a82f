import { clustersContract } from '@fap/shared/clusters/contract.ts';
import { read } from '../../../platform/read.ts';

/** All clusters, newest activity first. */
export const clusterList = read(clustersContract.list);
