import { t } from '@fap/shared/kernel/words.ts';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { ByteReader } from './byte-reader.ts';
import { DIGEST_BYTES, decodeHashName, type HashName, writeOperation } from './operation.ts';
import { ProofFormatError } from './proof-format-error.ts';
import { decodeTimestamp, type Timestamp, writeTimestamp } from './timestamp.ts';
import { compareBytes } from './write-bytes.ts';

/** A detached proof (`.ots`): how the file is hashed, and the timestamp of its digest. */
export interface ProofFile {
  hashName: HashName;
  timestamp: Timestamp;
}

/** What an `.ots` file begins with (python-opentimestamps, core/timestamp.py). */
const MAGIC = concatBytes(
  Uint8Array.of(0),
  utf8ToBytes('OpenTimestamps'),
  Uint8Array.of(0, 0),
  utf8ToBytes('Proof'),
  Uint8Array.of(0x00, 0xbf, 0x89, 0xe2, 0xe8, 0x84, 0xe8, 0x92, 0x94),
);
const VERSION = 1;
/** Real proofs have a few thousand bytes. */
export const MAX_PROOF_BYTES = 256 * 1024;

/** Reads an `.ots` file; throws ProofFormatError. */
export function parseProofFile(bytes: Uint8Array): ProofFile {
  if (bytes.length > MAX_PROOF_BYTES) throw new ProofFormatError(t`it is too large`);
  if (compareBytes(bytes.subarray(0, MAGIC.length), MAGIC) !== 0)
    throw new ProofFormatError(t`it does not begin like an OpenTimestamps file`);
  const reader = new ByteReader(bytes.subarray(MAGIC.length));
  const version = reader.byte();
  if (version !== VERSION) throw new ProofFormatError(t`version ${version} is not known`);
  const hashName = decodeHashName(reader.byte());
  const timestamp = decodeTimestamp(reader.bytes(DIGEST_BYTES[hashName]), reader);
  reader.end();
  return { hashName, timestamp };
}

/** The head of an `.ots` file up to the digest; the bytes of a timestamp of that digest follow. */
export const writeProofHead = (hashName: HashName, digest: Uint8Array): Uint8Array =>
  concatBytes(MAGIC, Uint8Array.of(VERSION), writeOperation({ kind: hashName }), digest);

/** A whole `.ots` file. */
export const writeProofFile = ({ hashName, timestamp }: ProofFile): Uint8Array =>
  concatBytes(writeProofHead(hashName, timestamp.message), writeTimestamp(timestamp));
