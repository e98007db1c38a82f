import { t } from '@fap/shared/kernel/words.ts';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { type Attestation, compareAttestations, decodeAttestation, writeAttestation } from './attestation.ts';
import { ByteReader } from './byte-reader.ts';
import {
  applyOperation,
  compareOperations,
  decodeOperation,
  type Operation,
  writeOperation,
} from './operation.ts';
import { ProofFormatError } from './proof-format-error.ts';
import { compareBytes } from './write-bytes.ts';

/** A message, who attests it, and the messages that follow from it: a tree whose leaves are attestations. */
export interface Timestamp {
  readonly message: Uint8Array;
  readonly attestations: readonly Attestation[];
  readonly branches: readonly Branch[];
}

export interface Branch {
  readonly operation: Operation;
  readonly next: Timestamp;
}

const FORK = 0xff;
const ATTESTATION = 0x00;
/** Messages in a row, as the reference reader limits them: real proofs have about a hundred. */
const MAX_DEPTH = 256;
/** Upper limit against denial of service. */
const MAX_PARTS = 4_096;
/**
 * Bytes of the messages that the parts of a proof are about, one by one: a few thousand in real ones. The slowest hash
 * takes a tenth of a second for so many.
 */
const MAX_WORK_BYTES = 1024 * 1024;

/** Decodes the timestamp of a message from all bytes; throws ProofFormatError. */
export function parseTimestamp(message: Uint8Array, bytes: Uint8Array): Timestamp {
  const reader = new ByteReader(bytes);
  const timestamp = decodeTimestamp(message, reader);
  reader.end();
  return timestamp;
}

/**
 * Decodes a timestamp at the reader's position and merges duplicates, of which other readers keep only the last; throws
 * ProofFormatError.
 */
export function decodeTimestamp(message: Uint8Array, reader: ByteReader): Timestamp {
  let parts = 0;
  let workBytes = 0;
  const work = (bytes: number) => {
    workBytes += bytes;
    if (workBytes > MAX_WORK_BYTES) throw new ProofFormatError(t`the proof is too much work`);
  };
  const read = (from: Uint8Array, depth: number): Timestamp => {
    if (depth >= MAX_DEPTH) throw new ProofFormatError(t`the proof is nested too deeply`);
    const attestations: Attestation[] = [];
    const branches: Branch[] = [];
    // Duplicates are computed once.
    const results = new Map<string, Uint8Array>();
    const readPart = (tag: number) => {
      parts += 1;
      if (parts > MAX_PARTS) throw new ProofFormatError(t`the proof has too many parts`);
      if (tag === ATTESTATION) {
        // The verdict reverses its message and compares it.
        work(from.length);
        attestations.push(decodeAttestation(reader));
        return;
      }
      const operation = decodeOperation(tag, reader);
      const head = headOf(operation);
      const known = results.get(head);
      if (!known) work(from.length);
      const result = known ?? applyOperation(operation, from);
      results.set(head, result);
      branches.push({ operation, next: read(result, depth + 1) });
    };
    let tag = reader.byte();
    while (tag === FORK) {
      readPart(reader.byte());
      tag = reader.byte();
    }
    readPart(tag);
    return { message: from, attestations, branches };
  };
  const timestamp = read(message, 0);
  return unite(timestamp, [timestamp]);
}

/** A timestamp as the format writes it: attestations, then operations, each in their order, all but the last after a fork. */
export function writeTimestamp({ attestations, branches }: Timestamp): Uint8Array {
  const parts = [
    ...attestations
      .toSorted(compareAttestations)
      .map((attestation) => concatBytes(Uint8Array.of(ATTESTATION), writeAttestation(attestation))),
    ...branches
      .toSorted((a, b) => compareOperations(a.operation, b.operation))
      .map(({ operation, next }) => concatBytes(writeOperation(operation), writeTimestamp(next))),
  ];
  if (parts.length === 0) throw new ProofFormatError(t`a timestamp without an attestation says nothing`);
  const fork = Uint8Array.of(FORK);
  return concatBytes(
    ...parts.map((part, index) => (index < parts.length - 1 ? concatBytes(fork, part) : part)),
  );
}

/** Merges two timestamps of one message; throws RangeError when their messages differ. */
export const mergeTimestamps = (a: Timestamp, b: Timestamp): Timestamp => unite(a, [a, b]);

/** Timestamps of one message as one that has each attestation and each operation once. */
function unite({ message }: Timestamp, timestamps: readonly Timestamp[]): Timestamp {
  if (timestamps.some((timestamp) => compareBytes(timestamp.message, message) !== 0))
    throw new RangeError('timestamps of different messages cannot be merged');
  const attestations = new Map<string, Attestation>();
  // Grouped by encoding instead of compared pairwise: a calendar may send thousands.
  const groups = new Map<string, [Branch, ...Branch[]]>();
  for (const timestamp of timestamps) {
    for (const attestation of timestamp.attestations)
      attestations.set(bytesToHex(writeAttestation(attestation)), attestation);
    for (const branch of timestamp.branches) {
      const head = headOf(branch.operation);
      const group = groups.get(head);
      if (group) group.push(branch);
      else groups.set(head, [branch]);
    }
  }
  const branches = [...groups.values()].map((group) => ({
    operation: group[0].operation,
    next: unite(
      group[0].next,
      group.map(({ next }) => next),
    ),
  }));
  return { message, attestations: [...attestations.values()], branches };
}

/** Equal encodings are equal operations. */
const headOf = (operation: Operation): string => bytesToHex(writeOperation(operation));

/** An attestation with the message it is about. */
export interface Attested {
  attestation: Attestation;
  message: Uint8Array;
}

/** Every attestation of a timestamp, in the order of the tree. */
export function listAttested({ message, attestations, branches }: Timestamp): Attested[] {
  return [
    ...attestations.map((attestation) => ({ attestation, message })),
    ...branches.flatMap(({ next }) => listAttested(next)),
  ];
}

/** Copies the tree with another timestamp in place of a message's, at any depth. */
export function replaceMessage(
  timestamp: Timestamp,
  message: Uint8Array,
  change: (found: Timestamp) => Timestamp,
): Timestamp {
  const branches = timestamp.branches.map(({ operation, next }) => ({
    operation,
    next: replaceMessage(next, message, change),
  }));
  const rebuilt = { ...timestamp, branches };
  return compareBytes(timestamp.message, message) === 0 ? change(rebuilt) : rebuilt;
}

/** The timestamp of a message that operations lead from to an attestation. */
export function timestampAlong(
  message: Uint8Array,
  path: readonly Operation[],
  attestation: Attestation,
): Timestamp {
  const [operation, ...rest] = path;
  if (!operation) return { message, attestations: [attestation], branches: [] };
  const next = timestampAlong(applyOperation(operation, message), rest, attestation);
  return { message, attestations: [], branches: [{ operation, next }] };
}
