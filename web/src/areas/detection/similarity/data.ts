import { evidenceContract } from '@fap/shared/evidence/contract.ts';
import {
  type EvidenceSubmission,
  matchingContract,
  type SimilarityResult,
} from '@fap/shared/matching/contract.ts';
import { t } from '@lingui/core/macro';
import { api } from '../../../platform/api-client.ts';
import { uploadFile } from '../../../platform/upload.ts';

export type SimilarCluster = SimilarityResult['matches'][number];

export const EMPTY_SUBMISSION: EvidenceSubmission = {
  websiteUrl: '',
  scriptText: '',
  scammerName: '',
  contactInfo: '',
  paymentMethod: '',
  description: '',
};

/** Labels of the fields in the uploaded text file. */
const FIELD_NAMES: readonly [keyof EvidenceSubmission, string][] = [
  ['websiteUrl', t`Website`],
  ['scriptText', t`Script`],
  ['scammerName', t`Name they used`],
  ['contactInfo', t`Contact`],
  ['paymentMethod', t`Payment`],
  ['description', t`What happened`],
];

/** Compares a submission with every cluster. */
export const checkSimilarity = (submission: EvidenceSubmission): Promise<SimilarityResult> =>
  api(matchingContract.check, { body: submission });

/** Uploads a submission as an evidence item of a cluster; false if the server already has these words elsewhere. */
export async function joinCluster(clusterId: string, submission: EvidenceSubmission): Promise<boolean> {
  const fields = FIELD_NAMES.flatMap(([field, name]) =>
    submission[field].trim() ? [`${name}: ${submission[field].trim()}`] : [],
  );
  // Equal bytes are one item in one cluster, so the cluster's id makes the bytes differ.
  const text = [...fields, t`Cluster: ${clusterId}`].join('\n\n');
  const { evidenceId } = await uploadFile(evidenceContract.upload, {
    field: 'evidence',
    file: new File([text], 'similarity-submission.txt', { type: 'text/plain' }),
    fields: { clusterId },
  });
  const kept = await api(evidenceContract.get, { params: { id: evidenceId } });
  return kept.clusterId === clusterId;
}
