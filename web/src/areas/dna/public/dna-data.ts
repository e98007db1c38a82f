import { clusterDnaContract } from '@fap/shared/dna/contract.ts';
import { read } from '../../../platform/read.ts';

/** A cluster's six-layer DNA; read only once a cluster is chosen. */
export const clusterDna = read(clusterDnaContract.dna);

/** All that is known of a cluster. */
export const clusterDetail = read(clusterDnaContract.detail);
