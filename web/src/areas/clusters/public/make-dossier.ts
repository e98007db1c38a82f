import { dossierContract } from '@fap/shared/dossier/contract.ts';
import { api, apiBytes } from '../../../platform/api-client.ts';
import { saveBlob } from '../../../platform/save-file.ts';

/** Has the dossier of a cluster written, or gives the newest edition where nothing changed; the read is recorded. */
export const makeDossier = (clusterId: string) => api(dossierContract.dossier, { params: { clusterId } });

/** Has the dossier of a ClusterChain written; gives where its files are. */
export const makeLegalDossier = (clusterChainId: string) =>
  api(dossierContract.legalDossier, { body: { clusterChainId } });

/** Downloads the dossier of a cluster as STIX 2.1. */
export async function saveStix(clusterId: string): Promise<void> {
  const bytes = await apiBytes(dossierContract.dossierStix, { params: { clusterId } });
  const type = 'application/stix+json';
  saveBlob(`${clusterId}.stix.json`, new Blob([bytes as BlobPart], { type }));
}
