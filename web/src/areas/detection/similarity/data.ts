import { evidenceContract } from '@fap/shared/evidence/contract.ts';
import {
  type EvidenceSubmission,
  matchingContract,
  type SimilarityResult,
} from '@fap/shared/matching/contract.ts';
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

/** What each field is called in a file made of them. */
const FIELD_NAMES: readonly [keyof EvidenceSubmission, string][] = [
  ['websiteUrl', 'Website'],
  ['scriptText', 'Script'],
  ['scammerName', 'Name they used'],
  ['contactInfo', 'Contact'],
  ['paymentMethod', 'Payment'],
  ['description', 'What happened'],
];

/** Compares a submission with every cluster. */
export const checkSimilarity = (submission: EvidenceSubmission): Promise<SimilarityResult> =>
  api(matchingContract.check, { body: submission });

/** Hands a submission in as an exhibit of a cluster; false when these words stand elsewhere already and stay there. */
export async function joinCluster(clusterId: string, submission: EvidenceSubmission): Promise<boolean> {
  const fields = FIELD_NAMES.flatMap(([field, name]) =>
    submission[field].trim() ? [`${name}: ${submission[field].trim()}`] : [],
  );
  // The same bytes are one exhibit, which is in one cluster: each cluster gets bytes of its own.
  const text = [...fields, `Cluster: ${clusterId}`].join('\n\n');
  const { evidenceId } = await uploadFile(evidenceContract.upload, {
    field: 'evidence',
    file: new File([text], 'similarity-submission.txt', { type: 'text/plain' }),
    fields: { clusterId },
  });
  const kept = await api(evidenceContract.get, { params: { id: evidenceId } });
  return kept.clusterId === clusterId;
}
