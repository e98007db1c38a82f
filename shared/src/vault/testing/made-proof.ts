import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { BlockHeader } from '../judge-proof.ts';
import type { Attestation } from '../opentimestamps/attestation.ts';
import { applyOperation, digestBy, type HashName, type Operation } from '../opentimestamps/operation.ts';
import type { ProofFile } from '../opentimestamps/proof-file.ts';
import { listAttested, type Timestamp } from '../opentimestamps/timestamp.ts';

/** The timestamp of a message from which one path leads to these attestations. */
export function timestampOf(
  message: Uint8Array,
  [operation, ...rest]: readonly Operation[],
  attestations: readonly Attestation[],
): Timestamp {
  if (!operation) return { message, attestations, branches: [] };
  const next = timestampOf(applyOperation(operation, message), rest, attestations);
  return { message, attestations: [], branches: [{ operation, next }] };
}

/** A path with every kind of operation but hexlify, which ends in a digest of 32 bytes. */
export const SAMPLE_PATH: readonly Operation[] = [
  { kind: 'append', operand: utf8ToBytes('nonce of 16 byte') },
  { kind: 'sha256' },
  { kind: 'reverse' },
  { kind: 'prepend', operand: utf8ToBytes('a neighbour') },
  { kind: 'ripemd160' },
  { kind: 'append', operand: Uint8Array.of(0) },
  { kind: 'sha256' },
  { kind: 'sha256' },
];

/** A proof of a file along the sample path. */
export function proofOf(
  file: Uint8Array,
  attestations: readonly Attestation[],
  hashName: HashName = 'sha256',
): ProofFile {
  return { hashName, timestamp: timestampOf(digestBy(hashName, file), SAMPLE_PATH, attestations) };
}

/** The block of this height to which the proof leads, so that it attests the proof's file. */
export function blockFor(
  { timestamp }: ProofFile,
  height: number,
  chain: BlockHeader['chain'] = 'bitcoin',
): BlockHeader {
  const found = listAttested(timestamp).find(
    ({ attestation }) => attestation.type === 'bitcoin' && attestation.height === height,
  );
  if (!found) throw new RangeError(`the proof does not name block ${height}`);
  return {
    chain,
    height,
    hash: '0'.repeat(64),
    merkleRoot: bytesToHex(found.message.toReversed()),
    time: '2024-04-20T00:09:27.000Z',
  };
}
