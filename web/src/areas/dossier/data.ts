import { type NewVerification, verificationsContract } from '@fap/shared/clusters/verifications.ts';
import { dossierContract } from '@fap/shared/dossier/contract.ts';
import { dossierFilesContract, type PreparedForm } from '@fap/shared/dossier/files-contract.ts';
import { type Assessment, strikeContract } from '@fap/shared/strike/contract.ts';
import { api } from '../../platform/api-client.ts';
import { read } from '../../platform/read.ts';

/** A cluster's Strike Score with its parts. */
export const strikeScore = read(strikeContract.score, { isFreshOnVisit: true });

/** The editions of a cluster's dossier and who read them. */
export const dossierHistory = read(dossierContract.history, { isFreshOnVisit: true });

/** Files of a cluster's dossier that are written in the background. */
export const dossierFiles = read(dossierFilesContract.files, { isFreshOnVisit: true });

/** Has a file written in the background, or finds the one that is there. */
export async function prepareFile(clusterId: string, form: PreparedForm): Promise<void> {
  const params = { clusterId };
  const file = await api(dossierFilesContract.prepareFile, { params, body: { form } });
  dossierFiles.patch((files) => [...files.filter(({ id }) => id !== file.id), file], { params });
}

/** Keeps what an analyst found out; what is shown of the cluster is computed again. */
export async function assess(clusterId: string, assessment: Assessment): Promise<void> {
  const params = { id: clusterId };
  const view = await api(strikeContract.assess, { params, body: assessment });
  strikeScore.patch(() => view, { params });
}

/** Who verified a cluster, with the citation. */
export const verifications = read(verificationsContract.list, { isFreshOnVisit: true });

/** Records who verified a cluster. */
export async function recordVerification(clusterId: string, body: NewVerification): Promise<void> {
  const params = { id: clusterId };
  const left = await api(verificationsContract.verify, { params, body });
  verifications.patch(() => left, { params });
}

/** Takes a verification back. */
export async function withdrawVerification(clusterId: string, verificationId: string): Promise<void> {
  const left = await api(verificationsContract.withdraw, { params: { id: clusterId, verificationId } });
  verifications.patch(() => left, { params: { id: clusterId } });
}
