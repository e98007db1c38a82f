import { AppError } from '@fap/shared/kernel/app-error.ts';
import { heightsOf, isProofOf, judgeProof, type ProofVerdict } from '@fap/shared/vault/judge-proof.ts';
import { type HashName, startHash } from '@fap/shared/vault/opentimestamps/operation.ts';
import { type ProofFile, parseProofFile } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { ProofFormatError } from '@fap/shared/vault/opentimestamps/proof-format-error.ts';
import type { Ctx } from '../../platform/context.ts';
import type { ReceivedFile } from '../../platform/evidence-store/evidence-store.ts';
import type { BlockSource } from './anchoring/anchor-ports.ts';
import { findBlocksAt } from './anchoring/find-blocks.ts';

/**
 * Judges any OpenTimestamps proof of a file against the block headers it names; throws INVALID for bytes that are no
 * proof. A chain that cannot be asked makes it not valid, and the reason says so.
 */
export async function verifyFile(
  ctx: Ctx,
  blocks: readonly BlockSource[],
  file: Pick<ReceivedFile, 'sha256' | 'open'>,
  proofBytes: Uint8Array,
): Promise<ProofVerdict> {
  const proof = readProof(proofBytes);
  const digest = await digestOf(proof.hashName, file);
  // A proof of something else is not worth a question to anybody.
  const heights = isProofOf(proof, digest) ? heightsOf(proof) : [];
  return judgeProof(proof, digest, await findBlocksAt(blocks, heights, ctx.log));
}

function readProof(bytes: Uint8Array): ProofFile {
  try {
    return parseProofFile(bytes);
  } catch (error) {
    if (!(error instanceof ProofFormatError)) throw error;
    const message = `This is no OpenTimestamps proof: ${error.message}`;
    throw new AppError('INVALID', { message, issues: [{ path: 'proof', message }] });
  }
}

async function digestOf(name: HashName, file: Pick<ReceivedFile, 'sha256' | 'open'>): Promise<Uint8Array> {
  if (name === 'sha256') return Buffer.from(file.sha256, 'hex');
  const hash = startHash(name);
  for await (const chunk of file.open() as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest();
}
