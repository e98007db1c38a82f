import { recondogsContract } from '@fap/shared/recondogs/contract.ts';
import { api } from '../../../platform/api-client.ts';
import { refreshStatus } from '../data.ts';

/** Deploys all twenty units to a cluster. */
export async function deployAll(clusterId: string): Promise<void> {
  await api(recondogsContract.deploy, { body: { clusterId } });
  refreshStatus(clusterId);
}
