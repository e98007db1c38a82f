import { clustersContract } from '@fap/shared/clusters/contract.ts';
import { resource } from '../../../platform/resource.ts';

/** All clusters, newest activity first. */
export const clusterList = resource(clustersContract.list);
