import { clusterDnaContract } from '@fap/shared/dna/contract.ts';
import { read } from '../../../platform/read.ts';

/** A cluster's six-layer DNA; fetched only once a cluster is chosen. */
export const clusterDna = read(clusterDnaContract.dna);

/** The details of a cluster: layers, pattern matrix, hierarchy and victims. */
export const clusterDetail = read(clusterDnaContract.detail, { isFreshOnVisit: true });
