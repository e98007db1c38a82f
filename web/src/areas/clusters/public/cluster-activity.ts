import { clustersContract } from '@fap/shared/clusters/contract.ts';
import { resource } from '../../../platform/resource.ts';

/** What happened to clusters lately, newest first. */
export const clusterActivity = resource(clustersContract.activity);
