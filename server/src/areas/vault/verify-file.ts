import { createHash } from 'node:crypto';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { heightsOf, isProofOf, judgeProof, type ProofVerdict } from '@fap/shared/vault/judge-proof.ts';
import { type HashName, startHash } from '@fap/shared/vault/opentimestamps/operation.ts';
import { type ProofFile, parseProofFile } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { ProofFormatError } from '@fap/shared/vault/opentimestamps/proof-format-error.ts';
import type { ReceivedFile } from '../../platform/evidence-store/evidence-store.ts';
import type { Ctx } from '../../platform/write/context.ts';
import type { BlockSource } from './anchoring/anchor-ports.ts';
import { findBlocksAt } from './anchoring/find-blocks.ts';

/** Limit of bytes hashed in JavaScript, which blocks the event loop: some tenth of a second. */
const MAX_KECCAK_BYTES = 1024 * 1024;

type FileToVerify = Pick<ReceivedFile, 'sha256' | 'sizeBytes' | 'open'>;

/**
 * Judges any OpenTimestamps proof of a file against the block headers it names; throws INVALID for bytes that are no proof,
 * and for a file that is too large for the proof's hash function. When a chain is unreachable the result is not valid, with
 * the reason.
 */
export async function verifyFile(
  ctx: Ctx,
  blocks: readonly BlockSource[],
  file: FileToVerify,
  proofBytes: Uint8Array,
): Promise<ProofVerdict> {
  const proof = parseProof(proofBytes);
  const digest = await digestOf(proof.hashName, file);
  // A proof of another file needs no network request.
  const heights = isProofOf(proof, digest) ? heightsOf(proof) : [];
  return judgeProof(proof, digest, await findBlocksAt(blocks, heights, ctx.log));
}

function parseProof(bytes: Uint8Array): ProofFile {
  try {
    return parseProofFile(bytes);
  } catch (error) {
    if (!(error instanceof ProofFormatError)) throw error;
    throw invalid('proof', t`This is no OpenTimestamps proof: ${error.message}`);
  }
}

async function digestOf(name: HashName, file: FileToVerify): Promise<Uint8Array> {
  if (name === 'sha256') return Buffer.from(file.sha256, 'hex');
  if (name === 'keccak256' && file.sizeBytes > MAX_KECCAK_BYTES)
    throw invalid(
      'file',
      t`The proof names the file by Keccak-256, by which the server hashes at most 1 MB. It can be verified in this page.`,
    );
  const hash = name === 'keccak256' ? startHash(name) : createHash(name);
  for await (const chunk of file.open() as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest();
}

const invalid = (path: string, message: string) =>
  new AppError('INVALID', { message, issues: [{ path, message }] });
