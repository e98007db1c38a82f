import {
  type EvidenceSubmission,
  type SimilarityResult,
  similarityContract,
} from '@fap/shared/clusters/similarity-contract.ts';
import { evidenceContract } from '@fap/shared/evidence/contract.ts';
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
  api(similarityContract.check, { body: submission });

/** Hands a submission in as an exhibit of a cluster. */
export async function joinCluster(clusterId: string, submission: EvidenceSubmission): Promise<void> {
  const text = FIELD_NAMES.flatMap(([field, name]) =>
    submission[field].trim() ? [`${name}: ${submission[field].trim()}`] : [],
  ).join('\n\n');
  await uploadFile(evidenceContract.upload, {
    field: 'evidence',
    file: new File([text], 'similarity-submission.txt', { type: 'text/plain' }),
    fields: { clusterId },
  });
}
