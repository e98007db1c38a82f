import { heightsOf, isProofOf, judgeProof } from '@fap/shared/vault/judge-proof.ts';
import { type HashName, startHash } from '@fap/shared/vault/opentimestamps/operation.ts';
import {
  MAX_PROOF_BYTES,
  type ProofFile,
  parseProofFile,
} from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { ProofFormatError } from '@fap/shared/vault/opentimestamps/proof-format-error.ts';
import { t } from '@lingui/core/macro';
import { hexToBytes } from '@noble/hashes/utils.js';
import { hashFile } from '../../../platform/hash-file.ts';
import { fetchBlocks, type Verdict } from '../data.ts';
import { CheckError } from './check-error.ts';

/** Parses a picked proof; throws CheckError for any other file. */
export async function readProof(file: File): Promise<ProofFile> {
  try {
    if (file.size > MAX_PROOF_BYTES) throw new ProofFormatError('it is too large');
    return parseProofFile(await bytesOf(file));
  } catch (error) {
    if (!(error instanceof ProofFormatError)) throw error;
    throw new CheckError(t`${file.name} is not an OpenTimestamps proof: ${error.message}.`);
  }
}

/**
 * Checks a file against a proof in this page. `onProgress` gets 0–1 while the file is hashed. Only block heights leave
 * the page, and not even these if the proof is of another file.
 */
export async function checkInPage(
  file: File,
  proof: ProofFile,
  onProgress: (ratio: number) => void,
): Promise<Verdict> {
  const digest = await digestOf(file, proof.hashName, onProgress).catch(() => refuseUnreadable(file));
  const heights = isProofOf(proof, digest) ? heightsOf(proof) : [];
  return judgeProof(proof, digest, await fetchBlocks(heights));
}

async function digestOf(
  file: File,
  hashName: HashName,
  onProgress: (ratio: number) => void,
): Promise<Uint8Array> {
  // The worker is loaded on demand; offline, when loading fails, the page hashes by itself.
  const byWorker = hashName === 'sha256' ? await hashFile(file, onProgress).catch(() => null) : null;
  if (byWorker) return hexToBytes(byWorker);
  const hash = startHash(hashName);
  let bytes = 0;
  for (const reader = file.stream().getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return hash.digest();
    hash.update(value);
    bytes += value.byteLength;
    onProgress(bytes / file.size);
  }
}

const bytesOf = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(await file.arrayBuffer().catch(() => refuseUnreadable(file)));

function refuseUnreadable(file: File): never {
  throw new CheckError(t`We could not read ${file.name}. It may have changed. Please choose it again.`);
}
