import { clustersContract } from '@fap/shared/clusters/contract.ts';
import { read } from '../../../platform/read.ts';

/** What happened to clusters lately, newest first. */
export const clusterActivity = read(clustersContract.activity);
