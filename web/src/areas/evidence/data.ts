import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { evidenceContract, type UploadResult } from '@fap/shared/evidence/contract.ts';
import { api } from '../../platform/api-client.ts';
import { uploadFile } from '../../platform/upload.ts';

/** Has a text read for indicators and tactics. */
export function analyzeText(text: string): Promise<TextAnalysis> {
  return api(evidenceContract.analyzeText, { body: { text } });
}

/** Keeps a file as evidence and has it read. */
export function uploadEvidence(file: File, onProgress: (ratio: number) => void): Promise<UploadResult> {
  return uploadFile(evidenceContract.upload, { field: 'evidence', file, onProgress });
}
