import { t } from '@fap/shared/kernel/words.ts';
import { ripemd160, sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ByteReader } from './byte-reader.ts';
import { ProofFormatError } from './proof-format-error.ts';
import { compareBytes, varbytes } from './write-bytes.ts';

/** Hash functions a proof may use; their order is that of their tags. */
export const HASH_NAMES = ['sha1', 'ripemd160', 'sha256', 'keccak256'] as const;
export type HashName = (typeof HASH_NAMES)[number];

/** A step of a proof, from one message to the next. */
export type Operation =
  | { kind: HashName | 'reverse' | 'hexlify' }
  | { kind: 'append' | 'prepend'; operand: Uint8Array };

/** Tags of the format (python-opentimestamps, core/op.py). */
const TAGS: Readonly<Record<Operation['kind'], number>> = {
  sha1: 0x02,
  ripemd160: 0x03,
  sha256: 0x08,
  keccak256: 0x67,
  append: 0xf0,
  prepend: 0xf1,
  reverse: 0xf2,
  hexlify: 0xf3,
};
const KINDS = new Map(Object.entries(TAGS).map(([kind, tag]) => [tag, kind as Operation['kind']]));
/** No message of a proof is longer, in bytes. */
const MAX_MESSAGE = 4_096;

const HASHES: Readonly<Record<HashName, { (message: Uint8Array): Uint8Array; create(): Hasher }>> = {
  sha1,
  ripemd160,
  sha256,
  keccak256: keccak_256,
};

/** Digest lengths in bytes. */
export const DIGEST_BYTES: Readonly<Record<HashName, number>> = {
  sha1: 20,
  ripemd160: 20,
  sha256: 32,
  keccak256: 32,
};

/** A hash function that is fed piece by piece. */
export interface Hasher {
  update(bytes: Uint8Array): unknown;
  digest(): Uint8Array;
}

/** Creates a streaming hash function, for data too large for memory. */
export const startHash = (name: HashName): Hasher => HASHES[name].create();

/** The digest of these bytes. */
export const digestBy = (name: HashName, bytes: Uint8Array): Uint8Array => HASHES[name](bytes);

/** Decodes an operation after its tag; throws ProofFormatError for an unknown tag. */
export function decodeOperation(tag: number, reader: ByteReader): Operation {
  const kind = KINDS.get(tag);
  if (kind === undefined) throw new ProofFormatError(t`there is no operation ${tag.toString(16)}`);
  if (kind === 'append' || kind === 'prepend') return { kind, operand: reader.varbytes(MAX_MESSAGE, 1) };
  return { kind };
}

/** The hash function of a tag; throws ProofFormatError for anything else. */
export function decodeHashName(tag: number): HashName {
  const name = HASH_NAMES.find((candidate) => TAGS[candidate] === tag);
  if (!name) throw new ProofFormatError(t`files are not hashed by operation ${tag.toString(16)}`);
  return name;
}

/** An operation as the format writes it. */
export function writeOperation(operation: Operation): Uint8Array {
  const tag = Uint8Array.of(TAGS[operation.kind]);
  return 'operand' in operation ? concatBytes(tag, varbytes(operation.operand)) : tag;
}

/** The order in which the format writes operations: by tag, then by operand, whose length counts only at the end. */
export function compareOperations(a: Operation, b: Operation): number {
  if ('operand' in a && 'operand' in b && a.kind === b.kind) return compareBytes(a.operand, b.operand);
  return TAGS[a.kind] - TAGS[b.kind];
}

/** Applies an operation to a message; throws ProofFormatError when the result is too long. */
export function applyOperation(operation: Operation, message: Uint8Array): Uint8Array {
  const result = compute(operation, message);
  if (result.length > MAX_MESSAGE) throw new ProofFormatError(t`a message in the proof becomes too long`);
  return result;
}

function compute(operation: Operation, message: Uint8Array): Uint8Array {
  switch (operation.kind) {
    case 'append':
      return concatBytes(message, operation.operand);
    case 'prepend':
      return concatBytes(operation.operand, message);
    case 'reverse':
      return message.toReversed();
    case 'hexlify':
      return utf8ToBytes(bytesToHex(message));
    default:
      return HASHES[operation.kind](message);
  }
}
