import { findWorkFlaw, HEADER_BYTES, readHeader, toBlockHeader } from '@fap/shared/vault/block-header.ts';
import { explorerHex } from '@fap/shared/vault/explorer-hex.ts';
import { isProofOf, judgeProof } from '@fap/shared/vault/judge-proof.ts';
import { startHash } from '@fap/shared/vault/opentimestamps/operation.ts';
import {
  MAX_PROOF_BYTES,
  type ProofFile,
  parseProofFile,
} from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { ProofFormatError } from '@fap/shared/vault/opentimestamps/proof-format-error.ts';
import { listAttested } from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { t } from '@lingui/core/macro';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { PageError } from './page-error.ts';

/** A block that a proof leads to, and the Merkle root it must have. */
export interface NamedBlock {
  height: number;
  /** As explorers print it. */
  merkleRoot: string;
}

export interface CheckedPair {
  proof: ProofFile;
  digest: Uint8Array;
  sha256: string;
  isOfFile: boolean;
  blocks: readonly NamedBlock[];
  calendars: readonly string[];
}

/** Reads a proof and hashes a file of any size; `onProgress` gets 0–1. */
export async function checkPair(
  file: File,
  proofFile: File,
  onProgress: (ratio: number) => void,
): Promise<CheckedPair> {
  const proof = await readProof(proofFile);
  const [own, sha256] = [startHash(proof.hashName), startHash('sha256')];
  let bytes = 0;
  for (const reader = file.stream().getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    own.update(value);
    sha256.update(value);
    bytes += value.byteLength;
    onProgress(bytes / file.size);
  }
  const digest = own.digest();
  const attested = listAttested(proof.timestamp);
  return {
    proof,
    digest,
    sha256: bytesToHex(sha256.digest()),
    isOfFile: isProofOf(proof, digest),
    blocks: attested.flatMap(({ attestation, message }) =>
      attestation.type === 'bitcoin'
        ? [{ height: attestation.height, merkleRoot: explorerHex(message) }]
        : [],
    ),
    calendars: attested.flatMap(({ attestation }) =>
      attestation.type === 'pending' ? [attestation.calendar] : [],
    ),
  };
}

async function readProof(file: File): Promise<ProofFile> {
  try {
    if (file.size > MAX_PROOF_BYTES) throw new ProofFormatError('it is too large');
    return parseProofFile(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (!(error instanceof ProofFormatError)) throw error;
    throw new PageError(`${file.name} is not an OpenTimestamps proof: ${error.message}.`);
  }
}

/** What came of a header or Merkle root that somebody brought from elsewhere. */
export interface Comparison {
  isSame: boolean;
  text: string;
}

/** Compares what an explorer says of a block with what the proof leads to; throws PageError for text that is neither. */
export function compareBlock({ proof, digest }: CheckedPair, block: NamedBlock, text: string): Comparison {
  const hex = text.replaceAll(/\s/gu, '').toLowerCase();
  const isHex = /^[0-9a-f]+$/u.test(hex);
  if (isHex && hex.length === block.merkleRoot.length)
    return hex === block.merkleRoot
      ? {
          isSame: true,
          text: t`The Merkle root of block ${block.height} is the one that the proof leads to.`,
        }
      : { isSame: false, text: t`The proof does not lead to this Merkle root.` };
  if (!isHex || hex.length !== 2 * HEADER_BYTES)
    throw new PageError('Please paste a Merkle root (64 digits) or a whole block header (160 digits).');
  const facts = readHeader(hexToBytes(hex));
  const flaw = findWorkFlaw(facts, 'bitcoin', block.height);
  if (flaw) return { isSame: false, text: `${flaw}.` };
  const header = toBlockHeader(facts, 'bitcoin', block.height);
  const { valid, reason } = judgeProof(proof, digest, new Map([[block.height, [header]]]));
  return valid
    ? {
        isSame: true,
        text: t`The proof leads to this header. Its hash is ${facts.hash}, its time ${header.time}. ${reason ?? ''}`.trim(),
      }
    : { isSame: false, text: reason ?? t`The proof does not lead to this header.` };
}
