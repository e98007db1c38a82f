import { evidenceContract, type UploadResult } from '@fap/shared/evidence/contract.ts';
import { hashFile } from '../../platform/hash-file.ts';
import { uploadFile } from '../../platform/upload.ts';

/** How far an upload is. The fingerprint comes first, because it is sent with the file. */
export interface UploadProgress {
  phase: 'hashing' | 'sending';
  /** 0–100. */
  percent: number;
}

/** An uploaded file, with the SHA-256 that this browser computed before sending. */
export interface UploadedFile {
  result: UploadResult;
  /** Null when this browser could not compute it. */
  browserSha256: string | null;
}

export interface UploadOptions {
  /** The case it belongs to. */
  caseId?: string | undefined;
  onProgress: (progress: UploadProgress) => void;
}

/** Uploads a file as evidence; the server refuses it if the bytes that arrive have another SHA-256. */
export async function uploadEvidence(
  file: File,
  { caseId, onProgress }: UploadOptions,
): Promise<UploadedFile> {
  const browserSha256 = await hashFile(file, (ratio) =>
    onProgress({ phase: 'hashing', percent: ratio * 100 }),
  )
    // A failed hash must not block the upload; the result then says that there is nothing to compare.
    .catch(() => null);
  onProgress({ phase: 'sending', percent: 0 });
  const result = await uploadFile(evidenceContract.upload, {
    field: 'evidence',
    file,
    fields: {
      ...(browserSha256 ? { sha256: browserSha256 } : {}),
      ...(caseId ? { caseId } : {}),
    },
    onProgress: (ratio) => onProgress({ phase: 'sending', percent: ratio * 100 }),
  });
  return { result, browserSha256 };
}
