import { clusterDnaContract } from '@fap/shared/dna/contract.ts';
import { resource } from '../../../platform/resource.ts';

/** A cluster's six-layer DNA; read only once a cluster is chosen. */
export const clusterDna = resource(clusterDnaContract.dna);

/** All that is known of a cluster. */
export const clusterDetail = resource(clusterDnaContract.detail);
