import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { evidenceContract, type UploadResult } from '@fap/shared/evidence/contract.ts';
import { readingContract } from '@fap/shared/evidence/reading-contract.ts';
import type { TextAuthor } from '@fap/shared/privacy/text-author.ts';
import { api } from '../../platform/api-client.ts';
import { hashFile } from '../../platform/hash-file.ts';
import { read } from '../../platform/read.ts';
import { uploadFile } from '../../platform/upload.ts';

/** Has a text read for indicators and tactics. */
export function analyzeText(text: string): Promise<TextAnalysis> {
  return api(evidenceContract.analyzeText, { body: { text } });
}

/** What was read out of an exhibit. */
export const readingResource = read(readingContract.reading, { isFreshOnVisit: true });

/** Has one hidden detail of an exhibit shown, which becomes a step of its custody. */
export async function revealDetail(id: string, detail: string): Promise<void> {
  const reading = await api(readingContract.reveal, { params: { id }, body: { detail } });
  readingResource.patch(() => reading, { params: { id } });
}

/** Says who wrote an exhibit's words; its custody is read again, because that is a step of it. */
export async function attributeWords(id: string, author: TextAuthor): Promise<void> {
  await api(readingContract.attribute, { params: { id }, body: { author } });
  await readingResource.refresh({ params: { id } });
}

/** How far a file is: its fingerprint is taken first, because it is sent along. */
export interface UploadProgress {
  phase: 'hashing' | 'sending';
  /** 0–100. */
  percent: number;
}

/** A file that was taken, and what this browser made of its bytes before they left. */
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

/** Keeps a file as evidence and has it read; the server refuses it when the bytes that arrive have another SHA-256. */
export async function uploadEvidence(
  file: File,
  { caseId, onProgress }: UploadOptions,
): Promise<UploadedFile> {
  const browserSha256 = await hashFile(file, (ratio) =>
    onProgress({ phase: 'hashing', percent: ratio * 100 }),
  )
    // Evidence must not stay behind for it: the result says that there was nothing to compare with.
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
