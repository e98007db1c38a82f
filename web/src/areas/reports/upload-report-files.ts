import { evidenceContract } from '@fap/shared/evidence/contract.ts';
import { uploadFile } from '../../platform/upload.ts';
import type { KeptFile } from '../../platform/use-kept-files.ts';

export interface UploadProgress {
  fileId: string;
  /** 0–100. */
  percent: number;
  /** Why this file could not be sent. */
  failure?: string;
}

export interface UploadListener {
  onProgress: (progress: UploadProgress | null) => void;
  onUploaded: (fileId: string, evidenceId: string) => void;
}

/** Uploads the files not uploaded yet, one after the other; returns the evidence ids of all files in order. */
export async function uploadReportFiles(
  files: readonly KeptFile[],
  { onProgress, onUploaded }: UploadListener,
): Promise<string[]> {
  const evidenceIds: string[] = [];
  for (const { id, file, evidenceId } of files) {
    if (evidenceId) {
      evidenceIds.push(evidenceId);
      continue;
    }
    onProgress({ fileId: id, percent: 0 });
    const uploaded = await uploadFile(evidenceContract.upload, {
      field: 'evidence',
      file,
      onProgress: (ratio) => onProgress({ fileId: id, percent: Math.round(ratio * 100) }),
    });
    onUploaded(id, uploaded.evidenceId);
    evidenceIds.push(uploaded.evidenceId);
  }
  onProgress(null);
  return evidenceIds;
}
